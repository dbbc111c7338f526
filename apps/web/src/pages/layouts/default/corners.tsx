import { lazy, Suspense, useEffect, useState } from "react";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { loadPart } from "../../../shared/loading/chunk-reload.ts";

const Panels = lazy(async () => {
  const load = async () => (await import("./corner-panels.tsx")).CornerPanels;
  const [part] = await Promise.all([loadPart(load), loadTexts(["updatingPanel"])]);
  return { default: part };
});

/** Loads the corner panels after the first render, so that they do not delay the page. */
export const Corners = () => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    isSettled && (
      <Suspense fallback={null}>
        <Panels />
      </Suspense>
    )
  );
};
