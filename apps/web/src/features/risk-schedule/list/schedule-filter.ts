// Filters of the list of risk schedules.
import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";

const hidden = ["projectName", "employeeName", "facilityId", "departmentId", "providerId", "from", "until"] as const;
const visible = ["riskActivityName", "status", "inConflict"] as const;

/** Number of active filters behind the button. */
export const hiddenFilters = (asked: RiskScheduleListQuery): number => hidden.filter((key) => asked[key] !== undefined).length;

export const isNarrowed = (asked: RiskScheduleListQuery): boolean =>
  hiddenFilters(asked) > 0 || visible.some((key) => asked[key] !== undefined && asked[key] !== false);

export const noFilters = {
  riskActivityName: undefined,
  projectName: undefined,
  employeeName: undefined,
  status: undefined,
  facilityId: undefined,
  departmentId: undefined,
  providerId: undefined,
  inConflict: undefined,
  from: undefined,
  until: undefined,
} as const;

export const isReversed = ({ from, until }: Pick<RiskScheduleListQuery, "from" | "until">): boolean =>
  from !== undefined && until !== undefined && until < from;
