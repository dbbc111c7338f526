import { lazy, Suspense, useEffect, useState } from "react";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { loadPart } from "../../../shared/loading/chunk-reload.ts";
import classes from "./top-bar.module.css";

const Bell = lazy(async () => {
  const load = async () => (await import("../../../features/inbox/bell.tsx")).Bell;
  const [part] = await Promise.all([loadPart(load), loadTexts(["inbox"])]);
  return { default: part };
});

/** Reserves the place of the bell and loads it after the first render, so that it does not delay the page. */
export const BellPlace = () => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.bell}>
      {isSettled && (
        <Suspense fallback={null}>
          <Bell />
        </Suspense>
      )}
    </div>
  );
};
