import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../../shared/loading/lazy-part.ts";

const Panels = lazyPart(async () => (await import("./corner-panels.tsx")).CornerPanels, ["updatingPanel"]);

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
