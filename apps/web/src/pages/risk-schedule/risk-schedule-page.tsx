import { useSearch } from "@tanstack/react-router";
import { ScheduleScreen } from "../../features/risk-schedule/detail/schedule-screen.tsx";
import { ScheduleList } from "../../features/risk-schedule/list/schedule-list.tsx";
import { openedSchedule } from "../../features/risk-schedule/schedule-address.ts";
import { ImportSchedules } from "./import-schedules.tsx";

/** Risk schedules (S-057): the list, or one schedule that the address names. */
export const RiskSchedulePage = () => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  const id = openedSchedule(search);
  return id === null ? <ScheduleList tools={<ImportSchedules />} /> : <ScheduleScreen key={id} id={id} />;
};
