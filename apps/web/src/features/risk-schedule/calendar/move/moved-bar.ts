// A bar while the user moves it: by minutes, and to the area of another lane.
import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import type { Place } from "../layout/lanes.ts";
import { DAY_MINUTES, type LocalSpan, minuteOf, momentOf } from "../layout/local-minutes.ts";

const STEP_MINUTES = 15;

/** `place`: null while the bar stays in its area. */
export type Move = { readonly bar: RiskScheduleBar; readonly minutes: number; readonly place: Place | null };

export const isMoved = ({ bar, minutes, place }: Move): boolean =>
  minutes !== 0 || (place !== null && place.department.id !== bar.department.id);

/** Span and place after the move. The length stays. */
export const targetOf = ({ bar, minutes, place }: Move): LocalSpan & Place => ({
  start: momentOf(minuteOf(bar.start) + minutes),
  end: momentOf(minuteOf(bar.end) + minutes),
  facility: place?.facility ?? bar.facility,
  department: place?.department ?? bar.department,
});

/** The nearest number of whole steps. */
export const wholeSteps = (minutes: number): number => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES || 0;

type KeyMove = { readonly minutes: number; readonly lanes: number };
const moves: { readonly [key: string]: KeyMove } = {
  ArrowLeft: { minutes: -STEP_MINUTES, lanes: 0 },
  ArrowRight: { minutes: STEP_MINUTES, lanes: 0 },
  ArrowUp: { minutes: 0, lanes: -1 },
  ArrowDown: { minutes: 0, lanes: 1 },
};
const DAY_STEPS = DAY_MINUTES / STEP_MINUTES;

/** What a key moves: 15 minutes, a day with Shift, or a lane; null for other keys. */
export const moveByKey = (key: string, withShift: boolean): KeyMove | null => {
  const move = moves[key];
  if (!move) return null;
  return withShift ? { ...move, minutes: move.minutes * DAY_STEPS } : move;
};
