import { useSearch } from "@tanstack/react-router";
import { ScheduleScreen } from "../../features/risk-schedule/detail/schedule-screen.tsx";
import { openedSchedule } from "../../features/risk-schedule/schedule-address.ts";
import { ScheduleViews } from "../../features/risk-schedule/schedule-views.tsx";
import { ImportSchedules } from "./import-schedules.tsx";

/** Risk schedules (S-057): list, calendar and timeline, or one schedule that the address names. */
export const RiskSchedulePage = () => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  const id = openedSchedule(search);
  return id === null ? <ScheduleViews tools={<ImportSchedules />} /> : <ScheduleScreen key={id} id={id} />;
};
