import { useState } from "react";
import { useComparison } from "./comparison/comparison.ts";
import { useElementSize } from "./use-element-size.ts";
import { firstView, type Size, scaleOf, turned, type Zoom, zoomed } from "./view.ts";

const PERCENT = 100;

/** The zoom and the rotation of a document, which two documents side by side share. */
export const useView = (size: Size | null) => {
  const own = useState(firstView);
  const comparison = useComparison();
  const [view, setView] = comparison ? [comparison.view, comparison.setView] : own;
  const { room, watch } = useElementSize();
  const scale = scaleOf(view, size ?? { width: 0, height: 0 }, room);
  return {
    view,
    scale,
    percent: Math.round(scale * PERCENT),
    watch,
    zoom: (direction: 1 | -1) => setView((known) => zoomed(known, scale, direction)),
    showAs: (zoom: Zoom) => setView((known) => ({ ...known, zoom })),
    turn: () => setView(turned),
  };
};
export type Looking = ReturnType<typeof useView>;
