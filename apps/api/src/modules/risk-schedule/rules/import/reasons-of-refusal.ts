// The reason of a line that the rules of the form refuse, at the column that it is about.
import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { ScheduleColumnKey } from "./schedule-columns.ts";

/** Refusals of a new schedule with their column; null is the whole line. */
const columns = {
  "project.not_found": "project",
  "permission.missing": "project",
  "risk_schedule.project_inactive": "project",
  "risk_schedule.provider_unknown": "supplier",
  "risk_schedule.place_unknown": "department",
  "risk_schedule.activity_unknown": "activities",
  "risk_schedule.start_in_past": "start",
  "risk_schedule.end_before_start": "end",
  "risk_schedule.span_too_long": "end",
  "risk_schedule.employee_repeated": "workers",
  "risk_schedule.worker_not_linked": "workers",
  "risk_schedule.worker_dismissed": "workers",
  "risk_schedule.worker_restricted": "workers",
  "risk_schedule.double_booked": "workers",
  "risk_schedule.supervisor_outside_team": "supervisor",
  "risk_schedule.supervisor_missing": "supervisor",
  "risk_schedule.supervisor_enters": "supervisor",
  "risk_schedule.watch_missing": "watches",
  "risk_schedule.conflict_open": null,
  "risk_schedule.conflict_forbidden": null,
  "risk_schedule.conflict_reason_missing": null,
} as const satisfies { readonly [C in RefusalCode]?: ScheduleColumnKey | null };
export type ScheduleRefusal = keyof typeof columns;
export const scheduleRefusals = Object.keys(columns) as readonly ScheduleRefusal[];

type Moment = { readonly day: string; readonly time: string };
type Booking = { readonly employeeName: string; readonly departmentName: string; readonly start: Moment; readonly end: Moment };
type Details = { readonly employees?: readonly { readonly name: string | null }[]; readonly bookings?: readonly Booking[] };

const momentText = ({ day, time }: Moment): string => `${day} ${time}`;
/** The workers that a refusal is about, and where they are booked. */
const namesIn = ({ employees = [], bookings = [] }: Details): string =>
  [
    ...employees.flatMap(({ name }) => name ?? []),
    ...bookings.map(
      ({ employeeName, departmentName, start, end }) => `${employeeName} (${departmentName}, ${momentText(start)} – ${momentText(end)})`,
    ),
  ].join("; ");

export const reasonOfRefusal = ({ code, details }: { readonly code: ScheduleRefusal; readonly details: unknown }): LineReason => {
  const names = namesIn(details ?? {});
  return { code, column: columns[code], ...(names !== "" && { details: { names } }) };
};
/** A conflict waits for a user, who ticks the measures or, with the permission, accepts a forbidden one with a reason. */
export const waitsForUser = (code: ScheduleRefusal): boolean => code === "risk_schedule.conflict_open";
