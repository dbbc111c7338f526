import { type KeyboardEvent, useRef, useState } from "react";
import { latestPoint, nextPoint, type PointGrid, type PointKey } from "./next-point.ts";

export const placeText = ({ column, row }: PointKey): string => `${column}-${row}`;

/** One tab stop for a chart: the last point that had the focus, at first the latest month. Arrow keys move it. */
export const useChartKeys = (grid: PointGrid) => {
  const svg = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<PointKey | null>(null);
  const current = chosen !== null && grid.hasPoint(chosen) ? chosen : latestPoint(grid);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextPoint(event.key, current, grid);
    if (!next) return;
    event.preventDefault();
    svg.current?.querySelector<SVGElement>(`[data-place="${placeText(next)}"]`)?.focus();
  };
  return { svg, current, onKeyDown, choose: setChosen };
};
