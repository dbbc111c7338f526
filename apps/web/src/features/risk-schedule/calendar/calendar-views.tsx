import type { RiskCalendar } from "@emdia/contract/risk-schedule/calendar.ts";
import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { today } from "../../../shared/format/today.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { ListSkeleton } from "../../../shared/list/list-skeleton.tsx";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import { useIsPhone } from "../../../shared/ui/use-is-phone.ts";
import { isNarrowed, noFilters } from "../list/schedule-filter.ts";
import { calendarQuery } from "../risk-schedule-queries.ts";
import { AgendaView } from "./agenda-view.tsx";
import classes from "./calendar.module.css";
import { addressIn, type CalendarAddress } from "./calendar-address.ts";
import { CalendarBar } from "./calendar-bar.tsx";
import { isSameMonth, shownDays } from "./layout/shown-days.ts";
import { MonthView } from "./month/month-view.tsx";
import { TimelineView } from "./timeline/timeline-view.tsx";

type Props = { readonly filter: UrlFilter<typeof RiskScheduleListQuery> };
const ROWS = 8;

/** The filter of the list for the shown days. The days and the page of the list do not apply. */
const useCalendar = ({ filter }: Props, days: readonly string[]) => {
  const [companies] = useSelectedCompanies();
  const { page: _page, itemsPerPage: _size, facilityId: unit, ...narrowed } = filter.filter;
  const [from = "", until = from] = [days[0], days.at(-1)];
  return useQuery(calendarQuery({ ...narrowed, unit, from, until }, companies));
};

/** More bars exist than the view shows. */
const Beyond = ({ calendar: { bars, total } }: { readonly calendar: RiskCalendar }) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const { number } = useFormat();
  if (total <= bars.length) return null;
  return <p className={classes.beyond}>{t("beyond", { shown: number(bars.length), total: number(total) })}</p>;
};

const Empty = ({ filter }: Props) => {
  const { t } = useTranslation(["riskScheduleCalendar", "riskSchedule"]);
  const narrowed = isNarrowed({ ...filter.filter, from: undefined, until: undefined });
  const clear = narrowed && (
    <Button variant="default" onClick={() => filter.clear(noFilters)}>
      {t("riskSchedule:filter.clear")}
    </Button>
  );
  return (
    <div role="status">
      <ListMessage title={t("empty")} hint={t(narrowed ? "riskSchedule:list.nothingFoundHint" : "emptyHint")} action={clear} />
    </div>
  );
};

type ShownProps = { readonly address: CalendarAddress; readonly days: readonly string[]; readonly calendar: RiskCalendar };

const Shown = ({ address, days, calendar: { bars } }: ShownProps) => {
  const isMonth = address.view === "calendario";
  if (useIsPhone()) return <AgendaView days={isMonth ? days.filter((day) => isSameMonth(day, address.day)) : days} bars={bars} />;
  if (isMonth) return <MonthView day={address.day} bars={bars} />;
  return <TimelineView key={`${days[0]} ${address.scale} ${address.lanes}`} address={address} days={days} bars={bars} />;
};

/** Month, or timeline of a day or a week; on phones the same days as an agenda. */
export const CalendarViews = (props: Props) => {
  const address = addressIn(useSearch({ strict: false }), today());
  const days = shownDays(address);
  const { data, error, isPlaceholderData, refetch } = useCalendar(props, days);
  const content = () => {
    if (data === undefined)
      return error === null ? <ListSkeleton rows={ROWS} /> : <FailedRead error={error} onRetry={() => void refetch()} />;
    if (data.bars.length === 0) return isPlaceholderData ? <ListSkeleton rows={ROWS} /> : <Empty {...props} />;
    return (
      <div className={classes.content} aria-busy={isPlaceholderData} data-waiting={isPlaceholderData || undefined}>
        {error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
        <Beyond calendar={data} />
        <Shown address={address} days={days} calendar={data} />
      </div>
    );
  };
  return (
    <>
      <CalendarBar address={address} days={days} filter={props.filter} bars={data?.bars ?? []} />
      {content()}
    </>
  );
};
