import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../../shared/loading/lazy-part.ts";
import classes from "./top-bar.module.css";

const Bell = lazyPart(async () => (await import("../../../features/inbox/bell.tsx")).Bell, ["inbox"]);

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
