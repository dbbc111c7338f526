// Loads a schedule with a permission check.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { type Minute, minuteOf } from "../../../kernel/minutes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { mayOn, type Owned, whichSchedules } from "../policy.ts";
import type { StatusFields } from "../rules/status.ts";
import { findSchedule, type StoredSchedule } from "../store/schedules.ts";

type Options = { readonly id: number; readonly toChange?: boolean };

/** The current minute in the calendar of the company. */
export const minuteNow = ({ now }: Pick<Scope, "now">): Minute => minuteOf(timeInSaoPaulo(now));

/** The columns from which the status follows, as minutes. */
export const statusFields = (row: Pick<StoredSchedule, "isCancelled" | "startsAt" | "overAt" | "suspendedFrom">): StatusFields => ({
  isCancelled: row.isCancelled,
  startsAt: minuteOf(row.startsAt),
  overAt: minuteOf(row.overAt),
  suspendedFrom: row.suspendedFrom === null ? null : minuteOf(row.suspendedFrom),
});

export const missing = (permission: PermissionKey, { contractorId, providerId }: Owned, scope: Pick<Scope, "entries">) =>
  refuse("permission.missing", {
    permission,
    companyId: scope.entries.some(({ companyId }) => companyId === contractorId) ? contractorId : providerId,
  });

/** Not found if the user does not see the schedule, refused if no company through which the user sees it grants the key. */
export const scheduleFor = async (
  scope: Scope,
  key: PermissionKey,
  options: Options,
): Promise<Outcome<StoredSchedule, "risk_schedule.not_found" | "permission.missing">> => {
  const found = await findSchedule(scope.tx, whichSchedules(scope), options);
  if (!found) return refuse("risk_schedule.not_found");
  return mayOn(scope, key, found) ? accept(found) : missing(key, found, scope);
};
