import { RISK_LIST_DEBOUNCE_MS } from "@emdia/contract/risk-schedule/limits.ts";
import { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { viewIn } from "./calendar/calendar-address.ts";
import { CalendarFrame } from "./calendar/calendar-frame.tsx";
import { ScheduleList } from "./list/schedule-list.tsx";

/** Risk schedules as list, calendar or timeline, with one filter for all three. */
export const ScheduleViews = ({ tools }: { readonly tools: ReactNode }) => {
  const view = viewIn(useSearch({ strict: false }));
  const filter = useUrlFilter(RiskScheduleListQuery, RISK_LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  return view === "lista" ? <ScheduleList filter={filter} tools={tools} /> : <CalendarFrame filter={filter} view={view} />;
};
