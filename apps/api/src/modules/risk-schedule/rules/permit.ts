// Work permits: shifts, kinds, figures, whether one can be issued, and its state.
import { type PermitKind, type PrintedPermitKind, printedPermitKinds } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PermitHindrance, PermitState } from "@emdia/contract/risk-schedule/permit.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { dayOf, type Minute, minutesBetween, startOfDay } from "../../../kernel/minutes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { daysOf, type Span } from "./span.ts";
import { type StatusFields, scheduleStatus } from "./status.ts";

/** Part of a span for which a permit is valid. Its day names it. */
export type Shift = Span & { readonly day: IsoDay };

const MINUTES_PER_DAY = 1_440;

/** A span of up to a day, such as a night, is one shift. A longer one has a shift per local day. */
export const shiftsOf = ({ startsAt, overAt }: Span): readonly Shift[] => {
  if (minutesBetween(startsAt, overAt) <= MINUTES_PER_DAY) return [{ day: dayOf(startsAt), startsAt, overAt }];
  const { first, last } = daysOf({ startsAt, overAt });
  const shifts: Shift[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const next = startOfDay(addDays(day, 1));
    shifts.push({ day, startsAt: day === first ? startsAt : startOfDay(day), overAt: day === last ? overAt : next });
  }
  return shifts;
};

/** Shifts that are not over, the current or next one first. */
export const shiftsAhead = (span: Span, now: Minute): readonly Shift[] => shiftsOf(span).filter(({ overAt }) => overAt > now);

/** Kinds of permit that the activities require, each once. */
export const kindsOf = (activities: readonly { readonly permitKind: PermitKind }[]): readonly PrintedPermitKind[] =>
  printedPermitKinds.filter((kind) => activities.some(({ permitKind }) => permitKind === kind));

/** Why no permit of the schedule can be issued; null if one can. */
export const hindranceOf = (schedule: StatusFields, kinds: readonly PrintedPermitKind[], now: Minute): PermitHindrance | null => {
  const status = scheduleStatus(schedule, now);
  if (status === "cancelled" || status === "finished" || status === "suspended") return status;
  return kinds.length === 0 ? "no_kind" : null;
};

type Schedule = { readonly fields: StatusFields; readonly kinds: readonly PrintedPermitKind[] };
type Input = { readonly day: IsoDay; readonly kinds: readonly PrintedPermitKind[] };
type Printable = { readonly shift: Shift; readonly kinds: readonly PrintedPermitKind[] };
type Refused = `work_permit.${PermitHindrance | "shift_unknown" | "shift_over"}`;

/** The shift and the kinds to print, all kinds of the schedule by default. */
export const checkPermit = ({ fields, kinds }: Schedule, input: Input, now: Minute): Outcome<Printable, Refused> => {
  const hindrance = hindranceOf(fields, kinds, now);
  if (hindrance !== null) return refuse(`work_permit.${hindrance}`);
  if (input.kinds.some((kind) => !kinds.includes(kind))) return refuse("work_permit.no_kind");
  const shift = shiftsOf(fields).find(({ day }) => day === input.day);
  if (!shift) return refuse("work_permit.shift_unknown");
  if (shift.overAt <= now) return refuse("work_permit.shift_over");
  return accept({ shift, kinds: input.kinds.length === 0 ? kinds : kinds.filter((kind) => input.kinds.includes(kind)) });
};

type Printed = { readonly isReplaced: boolean; readonly endsAt: Minute };
/** State of a permit now. A cancelled or finished schedule ends its permits; a suspended one suspends them until it is resumed. */
export const permitState = ({ isReplaced, endsAt }: Printed, schedule: StatusFields, now: Minute): PermitState => {
  if (isReplaced) return "replaced";
  const status = scheduleStatus(schedule, now);
  if (endsAt <= now || status === "cancelled" || status === "finished") return "ended";
  return status === "suspended" ? "suspended" : "in_force";
};

export type PermitFigures = {
  readonly copies: number;
  readonly hours: number;
  readonly hoursWithExtension: number;
  readonly retentionYears: number;
};
/** Copies that one file has at most, so that a mistyped figure does not fill the storage. */
const COPIES_MAX = 10;

/** Figures of a kind on the day of the shift. */
export const permitFigures = (kind: PrintedPermitKind, figureOf: (key: string) => number): PermitFigures => ({
  copies: Math.min(Math.max(figureOf(`permit.${kind}.copies`), 1), COPIES_MAX),
  hours: figureOf(`permit.${kind}.hours`),
  hoursWithExtension: figureOf(`permit.${kind}.hours_with_extension`),
  retentionYears: figureOf(`permit.${kind}.retention`),
});

const NUMBER_DIGITS = 6;
/** Number as it is printed: running per contractor and year. */
export const permitNumber = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `${year}-${String(number).padStart(NUMBER_DIGITS, "0")}`;
