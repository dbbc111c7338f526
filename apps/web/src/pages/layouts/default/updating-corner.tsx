import { lazy, Suspense, useEffect, useState } from "react";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { loadPart } from "../../../shared/loading/chunk-reload.ts";

const Panel = lazy(async () => {
  const load = async () => (await import("../../../features/updating-panel/updating-panel.tsx")).UpdatingPanel;
  const [part] = await Promise.all([loadPart(load), loadTexts(["updatingPanel"])]);
  return { default: part };
});

/** The panel of projects being updated comes once the page has settled: nobody's first field waits for it. */
export const UpdatingCorner = () => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    isSettled && (
      <Suspense fallback={null}>
        <Panel />
      </Suspense>
    )
  );
};
