import { RISK_LIST_DEBOUNCE_MS } from "@emdia/contract/risk-schedule/limits.ts";
import { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../shared/exports/export-button.tsx";
import { ListCount } from "../../../shared/list/list-count.tsx";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../../shared/list/use-reset-page-on-company-change.ts";
import { useShowsCards } from "../../../shared/list/use-shows-cards.ts";
import { type UrlFilter, useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { ScheduleDialog } from "../form/lazy-schedule-dialog.ts";
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

/** Risk schedules (S-057). Without `see_risk_schedule` it loads nothing. */
export const ScheduleList = ({ tools }: { readonly tools: ReactNode }) => {
  const { t } = useTranslation("riskSchedule");
  const may = useMay();
  const mayLoad = may("see_risk_schedule");
  const [companies] = useSelectedCompanies();
  const filter = useUrlFilter(RiskScheduleListQuery, RISK_LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...schedulesQuery(filter.filter, companies), enabled: mayLoad });
  const Rows = useShowsCards() ? ScheduleCards : ScheduleTable;
  const dialog = useDialog<null>();
  const count = (
    <ListCount query={query} exactly={(counted) => t("list.count", counted)} moreThan={(counted) => t("list.countMany", counted)} />
  );
  const add = may("add_risk_schedule") && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => dialog.open(null)}>
      {t("list.add")}
    </Button>
  );
  const actions = (
    <>
      <ExportSchedules filter={filter} />
      {tools}
      {add}
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
      <ScheduleDialog schedule={null} opened={dialog.opened} onClose={dialog.close} />
    </>
  );
};
