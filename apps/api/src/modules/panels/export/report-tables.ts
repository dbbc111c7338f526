// Tables of the two charts and the two rankings.
import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import type { PendencyReport, RankedCompany, RankedDocument } from "@emdia/contract/panels/reports.ts";
import { shareOf } from "@emdia/contract/panels/share.ts";
import type { RankingLines } from "../reports/rank.ts";
import type { PanelTable, TableWords } from "./panel-table.ts";

type ChartName = Extract<PanelName, "ConformityMonth" | "ConformityCreation">;
type Counts = { readonly settled: number; readonly total: number };
type Series = ReadonlyMap<string, Counts>;
/** Key of the documents without a month of reference, after all months. */
const NO_MONTH = "none";

const seriesOf = (panel: ChartName, { conformityMonth, conformityCreation }: PendencyReport): Series => {
  if (panel === "ConformityCreation") return new Map(conformityCreation.months.map((row) => [row.month, row]));
  const { months, withoutReferenceMonth } = conformityMonth;
  const timeless: readonly (readonly [string, Counts])[] = withoutReferenceMonth.total > 0 ? [[NO_MONTH, withoutReferenceMonth]] : [];
  return new Map([...months.map((row) => [row.month, row] as const), ...timeless]);
};

type ChartInput = TableWords & { readonly reports: readonly PendencyReport[]; readonly monthText: (month: string) => string };

/** A row per month, with the documents of each plan. */
export const chartTable = (panel: ChartName, { words, reports, monthText }: ChartInput): PanelTable => {
  const all = reports.map((report) => seriesOf(panel, report));
  const months = [...new Set(all.flatMap((series) => [...series.keys()]))].toSorted();
  const cellsOf = (counts: Counts | undefined) => (counts ? [counts.settled, counts.total, shareOf(counts)] : [null, null, null]);
  return {
    panel,
    title: words.panels[panel],
    note: null,
    columns: [
      { heading: words.chart.month, kind: "text" },
      ...reports.flatMap(({ plan }) => [
        { heading: `${plan}: ${words.figures.settled}`, kind: "number" as const },
        { heading: `${plan}: ${words.figures.required}`, kind: "number" as const },
        { heading: `${plan}: ${words.shareInPercent}`, kind: "share" as const },
      ]),
    ],
    rows: months.map((month) => [
      month === NO_MONTH ? words.chart.withoutMonth : monthText(month),
      ...all.flatMap((series) => cellsOf(series.get(month))),
    ]),
    empty: words.chart.empty,
  };
};

type Ranking<L> = TableWords & { readonly rows: readonly L[]; readonly total: number; readonly lines: RankingLines };

const rankingTable = (
  panel: Extract<PanelName, "RankingPendency" | "RankingProvider">,
  { words, rows, total, lines: { offset } }: Ranking<unknown>,
  { heading, cells }: { readonly heading: string; readonly cells: readonly (readonly [string, number])[] },
): PanelTable => ({
  panel,
  title: words.panels[panel],
  note:
    rows.length === total || rows.length === 0
      ? null
      : words.lines
          .replace("{{from}}", String(offset + 1))
          .replace("{{to}}", String(offset + rows.length))
          .replace("{{total}}", String(total)),
  columns: [
    { heading, kind: "text" },
    { heading: words.figures.irregular, kind: "number" },
  ],
  rows: cells,
  empty: words.ranking.empty,
});

type DocumentInput = Ranking<RankedDocument> & { readonly documentText: (name: string) => string };
export const documentRankingTable = (input: DocumentInput): PanelTable =>
  rankingTable("RankingPendency", input, {
    heading: input.words.document,
    cells: input.rows.map(({ name, amount }) => [input.documentText(name), amount]),
  });

export const companyRankingTable = (input: Ranking<RankedCompany>): PanelTable =>
  rankingTable("RankingProvider", input, {
    heading: input.words.file.company,
    cells: input.rows.map(({ name, amount, side }) => [side === "contractor" ? `${name} ${input.words.ranking.contractor}` : name, amount]),
  });
