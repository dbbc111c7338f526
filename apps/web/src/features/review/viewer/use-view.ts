import { useState } from "react";
import { useElementSize } from "./use-element-size.ts";
import { firstView, type Size, scaleOf, turned, type Zoom, zoomed } from "./view.ts";

const PERCENT = 100;

/** The zoom and the rotation of a document. */
export const useView = (size: Size | null) => {
  const [view, setView] = useState(firstView);
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
