import { type KeyboardEvent, useRef, useState } from "react";
import { nextPoint, type PointKey } from "./next-point.ts";

type Grid = { readonly columns: number; readonly rows: number };
export const placeText = ({ column, row }: PointKey): string => `${column}-${row}`;

/**
 * One tab stop for a chart: the last point that had the focus, at first the latest month. Arrow keys move it. A month without a document in
 * one plan has no point there, so the focus stays.
 */
export const useChartKeys = ({ columns, rows }: Grid, hasPoint: (place: PointKey) => boolean) => {
  const svg = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<PointKey | null>(null);
  const places = Array.from({ length: rows }, (_, row) => ({ column: columns - 1, row }));
  const opening = places.find(hasPoint) ?? { column: 0, row: 0 };
  const current = chosen !== null && hasPoint(chosen) ? chosen : opening;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, current, { columns, rows });
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (hasPoint(next)) svg.current?.querySelector<SVGElement>(`[data-place="${placeText(next)}"]`)?.focus();
  };
  return { svg, current, onKeyDown, choose: setChosen };
};
