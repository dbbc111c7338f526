// Status of a schedule: only a cancellation is stored; the others follow from the clock and the earliest cause of suspension.
import type { RiskScheduleStatus } from "@emdia/contract/risk-schedule/vocabulary.ts";
import type { Minute } from "../../../kernel/minutes.ts";

/** Conditions of a status. An absent condition does not matter. The store compares the columns by the same table. */
export type StatusConditions = {
  readonly isCancelled: boolean;
  readonly isOver?: boolean;
  readonly isSuspended?: boolean;
  readonly hasStarted?: boolean;
};

const open = { isCancelled: false, isOver: false } as const;
export const statusTable: { readonly [S in RiskScheduleStatus]: StatusConditions } = {
  cancelled: { isCancelled: true },
  finished: { isCancelled: false, isOver: true },
  suspended: { ...open, isSuspended: true },
  in_progress: { ...open, isSuspended: false, hasStarted: true },
  scheduled: { ...open, isSuspended: false, hasStarted: false },
};

export type StatusFields = {
  readonly isCancelled: boolean;
  readonly startsAt: Minute;
  readonly overAt: Minute;
  /** The earliest moment at which a cause of suspension holds. */
  readonly suspendedFrom: Minute | null;
};

export const scheduleStatus = ({ isCancelled, startsAt, overAt, suspendedFrom }: StatusFields, now: Minute): RiskScheduleStatus => {
  if (isCancelled) return "cancelled";
  if (overAt <= now) return "finished";
  if (suspendedFrom !== null && suspendedFrom <= now) return "suspended";
  return startsAt <= now ? "in_progress" : "scheduled";
};

/** Why a schedule can no longer be changed or cancelled. */
export const closedFor = (fields: StatusFields, now: Minute): "risk_schedule.cancelled" | "risk_schedule.finished" | null => {
  const status = scheduleStatus(fields, now);
  if (status === "cancelled") return "risk_schedule.cancelled";
  return status === "finished" ? "risk_schedule.finished" : null;
};
