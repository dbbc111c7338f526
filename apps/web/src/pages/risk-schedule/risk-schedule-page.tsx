import { useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { openedSchedule } from "../../features/risk-schedule/schedule-address.ts";
import { ScheduleViews } from "../../features/risk-schedule/schedule-views.tsx";
import { ListSkeleton } from "../../shared/list/list-skeleton.tsx";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { ImportSchedules } from "./import-schedules.tsx";

/** Loaded with a schedule, so that the list does not carry it. */
const ScheduleScreen = lazyPart(
  async () => (await import("../../features/risk-schedule/detail/schedule-screen.tsx")).ScheduleScreen,
  ["workPermits", "permitWords"],
);
const ROWS = 8;

/** Risk schedules (S-057): list, calendar and timeline, or one schedule that the address names. */
export const RiskSchedulePage = () => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  const id = openedSchedule(search);
  if (id === null) return <ScheduleViews tools={<ImportSchedules />} />;
  return (
    <Suspense fallback={<ListSkeleton rows={ROWS} />}>
      <ScheduleScreen key={id} id={id} />
    </Suspense>
  );
};
