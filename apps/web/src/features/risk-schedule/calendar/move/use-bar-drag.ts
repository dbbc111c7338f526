import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { Lane } from "../layout/lanes.ts";
import { type Move, wholeSteps } from "./moved-bar.ts";
import type { Moving } from "./use-move.ts";

const THRESHOLD_PX = 5;

type Options = {
  readonly bar: RiskScheduleBar;
  readonly lanes: readonly Lane[];
  readonly rangeMinutes: number;
  readonly moving: Pick<Moving, "drag" | "drop" | "end">;
};
type Drag = { readonly x: number; readonly y: number; readonly trackWidth: number; readonly move: Move | null };

const laneAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-lane]")?.dataset.lane;

/** Pointer handlers that drag a bar by steps of 15 minutes, or to the lane of another area. A click without a drag follows the link. */
export const useBarDrag = ({ bar, lanes, rangeMinutes, moving }: Options) => {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === "touch") return;
    const trackWidth = event.currentTarget.closest("[data-track]")?.clientWidth ?? 0;
    if (trackWidth === 0) return;
    drag.current = { x: event.clientX, y: event.clientY, trackWidth, move: null };
    // Captured from the start, because the first move of a fast mouse can be outside a narrow bar.
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === null) return;
    const { x, y, trackWidth, move } = drag.current;
    const [right, down] = [event.clientX - x, event.clientY - y];
    if (move === null && Math.hypot(right, down) < THRESHOLD_PX) return;
    const key = laneAt(event);
    const place = lanes.find((lane) => lane.key === key)?.place ?? null;
    const next = { bar, minutes: wholeSteps((right / trackWidth) * rangeMinutes), place };
    if (move?.minutes === next.minutes && move.place === next.place) return;
    drag.current = { ...drag.current, move: next };
    moving.drag(next);
  };
  const onPointerUp = () => {
    const dropped = drag.current?.move ?? null;
    drag.current = null;
    if (dropped === null) return;
    wasDragged.current = true;
    moving.drop(dropped);
  };
  const onPointerCancel = () => {
    drag.current = null;
    moving.end();
  };
  const onClick = (event: MouseEvent) => {
    if (wasDragged.current) event.preventDefault();
    wasDragged.current = false;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick };
};
