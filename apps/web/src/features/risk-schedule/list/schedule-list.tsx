import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../shared/exports/export-button.tsx";
import { ListCount } from "../../../shared/list/list-count.tsx";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useShowsCards } from "../../../shared/list/use-shows-cards.ts";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { ViewChoice } from "../calendar/view-choice.tsx";
import { AddSchedule } from "../form/add-schedule.tsx";
import { exportSchedules, schedulesQuery } from "../risk-schedule-queries.ts";
import { isNarrowed, noFilters } from "./schedule-filter.ts";
import { ScheduleCards, ScheduleTable } from "./schedule-rows.tsx";
import { ScheduleToolbar } from "./schedule-toolbar.tsx";

/** Exports the schedules of the current filter. */
const ExportSchedules = ({ filter: { filter } }: { readonly filter: UrlFilter<typeof RiskScheduleListQuery> }) => {
  const { t } = useTranslation("riskSchedule");
  const [companies] = useSelectedCompanies();
  const { page: _page, itemsPerPage: _size, ...asked } = filter;
  return <ExportButton label={t("export.button")} ask={() => exportSchedules(asked, companies)} tell={(told) => t("export.asked", told)} />;
};

type ListProps = {
  readonly filter: UrlFilter<typeof RiskScheduleListQuery>;
  /** Actions of other features, such as the import. */
  readonly tools: ReactNode;
};

/** Risk schedules (S-057). Without `see_risk_schedule` it loads nothing. */
export const ScheduleList = ({ filter, tools }: ListProps) => {
  const { t } = useTranslation("riskSchedule");
  const mayLoad = useMay()("see_risk_schedule");
  const [companies] = useSelectedCompanies();
  const query = useQuery({ ...schedulesQuery(filter.filter, companies), enabled: mayLoad });
  const Rows = useShowsCards() ? ScheduleCards : ScheduleTable;
  const count = (
    <ListCount query={query} exactly={(counted) => t("list.count", counted)} moreThan={(counted) => t("list.countMany", counted)} />
  );
  const actions = (
    <>
      <ViewChoice view="lista" />
      <ExportSchedules filter={filter} />
      {tools}
      <AddSchedule />
    </>
  );
  const clear = (
    <Button variant="default" onClick={() => filter.clear(noFilters)}>
      {t("filter.clear")}
    </Button>
  );
  const empty = isNarrowed(filter.filter)
    ? { title: t("list.nothingFound"), hint: t("list.nothingFoundHint"), action: clear }
    : { title: t("list.empty"), hint: t("list.emptyHint") };
  return (
    <>
      <PageHeader title={t("title")} hint={mayLoad ? count : undefined} actions={mayLoad && actions} />
      {mayLoad && <ScheduleToolbar filter={filter} />}
      <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(rows) => <Rows rows={rows} />}
      </ListFrame>
    </>
  );
};
