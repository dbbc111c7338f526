import { type LineResult, lineResults } from "@emdia/contract/imports/report.ts";
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useShowsCards } from "../../../shared/list/use-shows-cards.ts";
import { useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { linesQuery } from "../imports-queries.ts";
import { LineCards, LineTable } from "./line-rows.tsx";
import type { ReportLine } from "./line-status.ts";
import { countOf, fitsOneRequest, LinesQuery, linesOf, requestPageOf, tableMeta } from "./lines-filter.ts";
import classes from "./report.module.css";
import type { DecidedLine, ReportProps } from "./report-props.ts";

type Results = LinesQuery["resultado"];
type CountsProps = Pick<ReportProps, "report"> & { readonly chosen: Results; readonly onChoose: (results: Results) => void };

/** Number of lines by result; each one filters the lines. */
const Counts = ({ report, chosen, onChoose }: CountsProps) => {
  const { t } = useTranslation("imports");
  const { number } = useFormat();
  const button = (results: Results, label: string, result: LineResult | "all") => (
    <button
      key={result}
      type="button"
      className={classes.count}
      data-result={result}
      data-none={countOf(report.counts, results) === 0 || undefined}
      aria-pressed={JSON.stringify(chosen) === JSON.stringify(results)}
      onClick={() => onChoose(results)}
    >
      <span>{label}</span> <strong>{number(countOf(report.counts, results))}</strong>
    </button>
  );
  return (
    <fieldset className={classes.counts} aria-label={t("report.filter")}>
      {button(undefined, t("report.all"), "all")}
      {lineResults
        .filter((result) => result !== "undecided" || report.kind === "risk_schedules")
        .map((result) => button([result], t(`results.${result}`), result))}
    </fieldset>
  );
};

/** Lines of the report on the current table page, filtered here if one request returns all of them. */
const useLines = ({ report, place }: Omit<ReportProps, "decision">, filter: LinesQuery) => {
  const isWhole = fitsOneRequest(countOf(report.counts, undefined));
  const total = countOf(report.counts, filter.resultado);
  const query = useQuery({
    ...linesQuery(place, report, { page: requestPageOf(filter), result: isWhole ? undefined : filter.resultado }),
    placeholderData: keepPreviousData,
  });
  const { resultado } = filter;
  const lines = resultado ? query.data?.filter(({ status }) => resultado.includes(status.result)) : query.data;
  const { error, isPlaceholderData, refetch } = query;
  const data = lines && { results: linesOf(lines, filter), meta: tableMeta(total, filter) };
  return { data, error, isPlaceholderData, refetch };
};

export const ReportLines = ({ report, place, decision: DecisionDialog }: ReportProps) => {
  const { t } = useTranslation("imports");
  const { filter, choose } = useUrlFilter(LinesQuery, 0);
  const query = useLines({ report, place }, filter);
  const showsCards = useShowsCards();
  const deciding = useDialog<DecidedLine>();
  const decide = (line: ReportLine) => deciding.open({ importId: report.id, line: line.line, name: line.name });
  const shown = {
    columns: report.columns,
    links: report.state === "undone" ? null : report.kind,
    hasDocuments: report.kind !== "risk_schedules",
    onDecide: report.state === "done" ? decide : undefined,
  };
  const showAll = () => choose({ resultado: undefined, page: 1 });
  const empty =
    filter.resultado === undefined
      ? { title: t("report.noLinesTitle") }
      : {
          title: t("report.emptyTitle"),
          hint: t("report.emptySays"),
          action: (
            <Button variant="default" onClick={showAll}>
              {t("report.showAll")}
            </Button>
          ),
        };
  return (
    <>
      <Counts report={report} chosen={filter.resultado} onChoose={(resultado) => choose({ resultado, page: 1 })} />
      <ListFrame query={query} mayLoad filter={filter} onTurn={choose} empty={empty}>
        {(lines) => (showsCards ? <LineCards lines={lines} {...shown} /> : <LineTable lines={lines} {...shown} />)}
      </ListFrame>
      <DecisionDialog line={deciding.subject} opened={deciding.opened} onClose={deciding.close} />
    </>
  );
};
