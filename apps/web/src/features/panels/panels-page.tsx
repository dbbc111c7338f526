import { DASHBOARD_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { defaultPanels, type PanelName } from "@emdia/contract/panels/preferences.ts";
import { Button } from "@mantine/core";
import { IconLayoutGrid } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { FailedRead } from "../../shared/ui/panels/failed-read.tsx";
import { inOrder } from "./arrange/panel-order.ts";
import { ChartPanel } from "./charts/chart-panel.tsx";
import { PanelToolbar } from "./filter/panel-toolbar.tsx";
import { ConformityPanel } from "./indicators/conformity-panel.tsx";
import { EmployeePanel } from "./indicators/employee-panel.tsx";
import { PendencyPanel } from "./indicators/pendency-panel.tsx";
import { ProjectPanel } from "./indicators/project-panel.tsx";
import { ExportMenu } from "./menu/export-menu.tsx";
import { PanelFilterContext } from "./menu/panel-filter-context.ts";
import { LoadingPanel, PanelFrame } from "./panel-frame.tsx";
import { PanelSearch, type PanelUrlFilter } from "./panel-search.ts";
import classes from "./panels.module.css";
import { preferencesQuery } from "./panels-queries.ts";
import { CompanyRanking } from "./rankings/company-ranking.tsx";
import { DocumentRanking } from "./rankings/document-ranking.tsx";
import { useRestoredFocus } from "./use-restored-focus.ts";

const ArrangeDialog = lazyDialog(async () => (await import("./arrange/arrange-dialog.tsx")).ArrangeDialog);

/** The eight panels. */
const contentOf: { readonly [P in PanelName]: (url: PanelUrlFilter) => ReactNode } = {
  IndicatorConformity: ({ filter }) => <ConformityPanel filter={filter} />,
  IndicatorProject: ({ filter }) => <ProjectPanel filter={filter} />,
  IndicatorPendency: ({ filter }) => <PendencyPanel filter={filter} />,
  IndicatorEmployee: ({ filter }) => <EmployeePanel filter={filter} />,
  ConformityMonth: ({ filter }) => <ChartPanel name="ConformityMonth" filter={filter} />,
  ConformityCreation: ({ filter }) => <ChartPanel name="ConformityCreation" filter={filter} />,
  RankingPendency: (url) => <DocumentRanking url={url} />,
  RankingProvider: (url) => <CompanyRanking url={url} />,
};

const Slot = ({ name, url }: { readonly name: PanelName; readonly url: PanelUrlFilter }) => contentOf[name](url);

/** Panels in the order of the account. They wait for that order, so that none moves afterwards; without it they have the default one. */
const Arranged = ({ url, query }: { readonly url: PanelUrlFilter; readonly query: ReturnType<typeof usePreferences> }) => {
  const { t } = useTranslation("panels");
  const panels = inOrder(query.data?.panel ?? defaultPanels).filter(({ active }) => active);
  if (query.isPending)
    return panels.map(({ type }) => (
      <PanelFrame key={type} name={type}>
        <LoadingPanel />
      </PanelFrame>
    ));
  if (panels.length === 0) return <p className={classes.none}>{t("arrange.none")}</p>;
  return panels.map(({ type }) => <Slot key={type} name={type} url={url} />);
};

const usePreferences = () => useQuery(preferencesQuery);

const Panels = () => {
  const { t } = useTranslation("panels");
  const url = useUrlFilter(PanelSearch, DASHBOARD_DEBOUNCE_MS);
  useResetPageOnCompanyChange(({ page }) => url.choose({ page, companyPage: page }));
  const query = usePreferences();
  const [isArranging, setArranging] = useState(false);
  const grid = useRestoredFocus();
  return (
    <>
      <PanelToolbar url={url}>
        <div className={classes.arrange}>
          {query.data && (
            <Button variant="default" leftSection={<IconLayoutGrid size={16} aria-hidden="true" />} onClick={() => setArranging(true)}>
              {t("arrange.open")}
            </Button>
          )}
          <ExportMenu filter={url.filter} />
        </div>
      </PanelToolbar>
      {query.isError && <FailedRead error={query.error} onRetry={() => void query.refetch()} />}
      <PanelFilterContext value={url.filter}>
        <div ref={grid} className={classes.grid}>
          <Arranged url={url} query={query} />
        </div>
      </PanelFilterContext>
      {query.data && <ArrangeDialog opened={isArranging} preferences={query.data} onClose={() => setArranging(false)} />}
    </>
  );
};

/** Management panels (S-065). Without the permission they load nothing. */
export const PanelsPage = () => {
  const { t } = useTranslation(["panels", "shared"]);
  const mayLoad = useMay()("see_management_panel");
  return (
    <>
      <PageHeader title={t("panels:title")} hint={t("panels:hint")} />
      {mayLoad ? <Panels /> : <ListMessage title={t("shared:list.closed")} hint={t("shared:list.closedHint")} />}
    </>
  );
};
