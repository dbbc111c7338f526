import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { ListSkeleton } from "../../../shared/list/list-skeleton.tsx";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import { lazyPart } from "../../../shared/loading/lazy-part.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { AddSchedule } from "../form/add-schedule.tsx";
import { ScheduleToolbar } from "../list/schedule-toolbar.tsx";
import type { ScheduleView } from "./calendar-address.ts";
import { ViewChoice } from "./view-choice.tsx";

/** Loaded when a calendar opens, so that the list does not carry it. */
const CalendarViews = lazyPart(async () => (await import("./calendar-views.tsx")).CalendarViews, ["riskScheduleCalendar"]);
const ROWS = 8;

type Props = { readonly filter: UrlFilter<typeof RiskScheduleListQuery>; readonly view: Exclude<ScheduleView, "lista"> };

/** Calendar or timeline of risk schedules. Without `see_risk_schedule` it loads nothing. */
export const CalendarFrame = ({ filter, view }: Props) => {
  const { t } = useTranslation(["riskSchedule", "shared"]);
  if (!useMay()("see_risk_schedule"))
    return (
      <>
        <PageHeader title={t("title")} />
        <ListMessage title={t("shared:list.closed")} hint={t("shared:list.closedHint")} />
      </>
    );
  const actions = (
    <>
      <ViewChoice view={view} />
      <AddSchedule />
    </>
  );
  return (
    <>
      <PageHeader title={t("title")} actions={actions} />
      <ScheduleToolbar filter={filter} inCalendar />
      <Suspense fallback={<ListSkeleton rows={ROWS} />}>
        <CalendarViews filter={filter} />
      </Suspense>
    </>
  );
};
