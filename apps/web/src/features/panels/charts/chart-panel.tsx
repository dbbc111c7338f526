import { planOf } from "@emdia/contract/panels/filter.ts";
import { Button } from "@mantine/core";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useObservable } from "../../../shared/create-observable.ts";
import { pressedKey } from "../../../shared/keys/pressed-key.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { LoadingPanel, PanelFailure, PanelFrame } from "../panel-frame.tsx";
import type { PanelSearch } from "../panel-search.ts";
import panels from "../panels.module.css";
import { reportOf } from "../panels-queries.ts";
import { Chart } from "./chart.tsx";
import { sentenceOf } from "./chart-sentence.ts";
import { type ChartName, type ChartSeries, seriesOf } from "./chart-series.ts";
import { ChartTable } from "./chart-table.tsx";
import classes from "./charts.module.css";
import { shownTables, toggleTable } from "./table-choice.ts";
import { useMonthText } from "./use-point-text.ts";

const TABLE_KEY = "t";
const tableKeys = [TABLE_KEY, "T"] as const;

type Props = { readonly name: ChartName; readonly filter: PanelSearch };

const Sentence = ({ series }: { readonly series: readonly ChartSeries[] }) => {
  const { t } = useTranslation("panels");
  const monthText = useMonthText();
  const sentence = sentenceOf(series);
  if (sentence.kind === "empty") return <p className={classes.sentence}>{t("chart.empty")}</p>;
  const { month, share, kind } = sentence;
  if (kind === "single") return <p className={classes.sentence}>{t("chart.single", { share, month: monthText(month) })}</p>;
  const { previous, count } = sentence;
  return <p className={classes.sentence}>{t(`chart.${kind}`, { share, count, month: monthText(month), previous: monthText(previous) })}</p>;
};

/** Reports of the plans in the filter: both without a plan. */
const useReports = ({ name, filter }: Props) => {
  const [companies] = useSelectedCompanies();
  const plan = planOf(filter.type);
  const stp = useQuery({ ...reportOf("STP", filter, companies), enabled: plan !== "SSMA" });
  const ssma = useQuery({ ...reportOf("SSMA", filter, companies), enabled: plan !== "STP" });
  const queries = [...(plan === "SSMA" ? [] : [stp]), ...(plan === "STP" ? [] : [ssma])];
  return {
    failed: queries.filter(({ isError }) => isError),
    isLoading: queries.some(({ isError, data }) => !isError && data === undefined),
    isWaiting: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    series: queries.flatMap(({ isError, data }) => (isError || data === undefined ? [] : [seriesOf(name, data)])),
  };
};

const ReportFailures = ({ failed }: Pick<ReturnType<typeof useReports>, "failed">) =>
  failed
    .slice(0, 1)
    .map(({ error }) => (
      <PanelFailure key="failed" error={error} onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
    ));

/** Chart of conformity, or its data as a table. `T` switches between them; the choice is stored in this browser. */
export const ChartPanel = ({ name, filter }: Props) => {
  const { t } = useTranslation("panels");
  const isTable = useObservable(shownTables).includes(name);
  const button = useRef<HTMLButtonElement>(null);
  const { failed, isLoading, isWaiting, series } = useReports({ name, filter });
  const title = t(`panels.${name}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(tableKeys, event) === null) return;
    event.preventDefault();
    // The focused point or number is replaced, so the focus moves to the button.
    button.current?.focus();
    toggleTable(name);
  };
  const Data = isTable ? ChartTable : Chart;
  const hasPoints = series.some(({ points }) => points.length > 0);
  const toggle = (
    <Button
      ref={button}
      variant="subtle"
      size="compact-sm"
      aria-keyshortcuts={TABLE_KEY}
      title={t("chart.tableKey")}
      leftSection={isTable ? <IconChartBar size={16} aria-hidden="true" /> : <IconTable size={16} aria-hidden="true" />}
      onClick={() => toggleTable(name)}
    >
      {t(isTable ? "chart.asChart" : "chart.asTable")}
    </Button>
  );
  return (
    <PanelFrame name={name} actions={toggle} onKeyDown={onKeyDown}>
      <ReportFailures failed={failed} />
      {isLoading ? (
        <LoadingPanel />
      ) : (
        series.length > 0 && (
          <div className={panels.body} aria-busy={isWaiting} data-waiting={isWaiting || undefined}>
            <Sentence series={series} />
            {hasPoints && <Data name={name} title={title} series={series} filter={filter} />}
          </div>
        )
      )}
    </PanelFrame>
  );
};
