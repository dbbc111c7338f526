import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import type { ScheduleDraft } from "./schedule-draft.ts";

const fields: { readonly [C in RefusalCode]?: keyof ScheduleDraft } = {
  "project.not_found": "project",
  "risk_schedule.project_inactive": "project",
  "risk_schedule.provider_unknown": "providerId",
  "risk_schedule.place_unknown": "departmentId",
  "risk_schedule.activity_unknown": "activityIds",
  "risk_schedule.start_in_past": "startDay",
  "risk_schedule.start_before_creation": "startDay",
  "risk_schedule.end_before_start": "endDay",
  "risk_schedule.span_too_long": "endDay",
  "risk_schedule.employee_repeated": "employees",
  "risk_schedule.watch_missing": "employees",
  "risk_schedule.worker_not_linked": "employees",
  "risk_schedule.worker_dismissed": "employees",
  "risk_schedule.worker_restricted": "employees",
  "risk_schedule.double_booked": "employees",
  "risk_schedule.supervisor_outside_team": "supervisorId",
  "risk_schedule.supervisor_missing": "supervisorId",
  "risk_schedule.supervisor_enters": "supervisorId",
  "risk_schedule.conflict_open": "accepted",
  "risk_schedule.conflict_forbidden": "accepted",
  "risk_schedule.conflict_reason_missing": "accepted",
};

/** Field that a refusal is about; undefined if it is about the whole form. */
export const fieldOfRefusal = (error: unknown): keyof ScheduleDraft | undefined =>
  error instanceof ApiFailure && error.code !== undefined ? fields[error.code] : undefined;

export const isStale = (error: unknown): boolean => error instanceof ApiFailure && error.code === "risk_schedule.stale";

type Details = { readonly employees?: unknown; readonly bookings?: unknown };
const namesIn = (values: unknown, field: "name" | "employeeName"): readonly string[] =>
  Array.isArray(values) ? values.map((value) => Reflect.get(Object(value), field)).filter((name) => typeof name === "string") : [];

/** Names of the workers that a refusal is about. */
export const refusedNames = (error: unknown): readonly string[] => {
  if (!(error instanceof ApiFailure) || typeof error.details !== "object" || error.details === null) return [];
  const { employees, bookings }: Details = error.details;
  return [...new Set([...namesIn(employees, "name"), ...namesIn(bookings, "employeeName")])];
};
