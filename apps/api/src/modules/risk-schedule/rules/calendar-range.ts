import { RISK_CALENDAR_DAYS_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { daysBetween } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Days } from "./span.ts";

type Refused = "risk_schedule.range_reversed" | "risk_schedule.range_too_long";

/** The days of a calendar, both ends included. */
export const checkCalendarRange = ({ first, last }: Days): Outcome<null, Refused> => {
  if (last < first) return refuse("risk_schedule.range_reversed");
  if (daysBetween(first, last) >= RISK_CALENDAR_DAYS_MAX) return refuse("risk_schedule.range_too_long", { days: RISK_CALENDAR_DAYS_MAX });
  return accept(null);
};
