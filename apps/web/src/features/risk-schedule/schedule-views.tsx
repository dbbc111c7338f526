import { RISK_LIST_DEBOUNCE_MS } from "@emdia/contract/risk-schedule/limits.ts";
import { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { useSearch } from "@tanstack/react-router";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { viewIn } from "./calendar/calendar-address.ts";
import { CalendarFrame } from "./calendar/calendar-frame.tsx";
import { ScheduleList } from "./list/schedule-list.tsx";

/** Risk schedules as list, calendar or timeline, with one filter for all three. */
export const ScheduleViews = () => {
  const view = viewIn(useSearch({ strict: false }));
  const filter = useUrlFilter(RiskScheduleListQuery, RISK_LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  return view === "lista" ? <ScheduleList filter={filter} /> : <CalendarFrame filter={filter} view={view} />;
};
