// Tables of the four indicators, with the rows and columns of the page.
import type { Plan } from "@emdia/contract/limits.ts";
import type { ReportQuery } from "@emdia/contract/panels/filter.ts";
import type {
  ConformityIndicator,
  EmployeeIndicator,
  PendencyIndicator,
  ProjectAmounts,
  ProjectIndicator,
} from "@emdia/contract/panels/indicators.ts";
import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import { shareOf } from "@emdia/contract/panels/share.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { amountsOf, type PanelTable, planColumns, type TableWords } from "./panel-table.ts";

type Input<D> = TableWords & { readonly query: ReportQuery; readonly data: D };
type Row = readonly [label: string, ...figures: readonly (number | null)[]];

const indicatorTable = (
  panel: PanelName,
  { words, dayText, data }: TableWords & { readonly data: { readonly day: string } },
  { columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly Row[] },
): PanelTable => ({
  panel,
  title: words.panels[panel],
  note: words.today.replace("{{day}}", dayText(data.day)),
  columns: [{ heading: words.panels[panel], kind: "text" }, ...columns.map((heading) => ({ heading, kind: "number" as const }))],
  rows,
  empty: words.chart.empty,
});

const headings = (columns: readonly (Plan | null)[], { words }: TableWords) => columns.map((plan) => plan ?? words.figures.total);

/** The share has a row of its own: its cells are percentages. */
export const conformityTable = (input: Input<ConformityIndicator>): PanelTable => {
  const { words, query, data } = input;
  const columns = planColumns(query);
  const amounts = columns.map((plan) => amountsOf(data, plan) ?? { settled: 0, total: 0 });
  return indicatorTable("IndicatorConformity", input, {
    columns: headings(columns, input),
    rows: [
      [words.figures.settled, ...amounts.map(({ settled }) => settled)],
      [words.figures.required, ...amounts.map(({ total }) => total)],
      [words.shareInPercent, ...amounts.map(shareOf)],
    ],
  });
};

export const projectTable = (input: Input<ProjectIndicator>): PanelTable => {
  const { words, query, data } = input;
  const columns = planColumns(query);
  const amountsIn = (plan: Plan | null): ProjectAmounts => {
    if (plan === null) return data;
    return plan === "STP" ? data.stp : data.ssma;
  };
  return indicatorTable("IndicatorProject", input, {
    columns: headings(columns, input),
    rows: (["active", "inactive", "total"] as const).map((row) => [words.projects[row], ...columns.map((plan) => amountsIn(plan)[row])]),
  });
};

export const pendencyTable = (input: Input<PendencyIndicator>): PanelTable => {
  const { words, query, data } = input;
  const columns = planColumns(query);
  const amounts = columns.map((plan) => amountsOf(data, plan));
  const parts = ["total", "settled", "irregular", "providerTurn", "contractorTurn"] as const;
  return indicatorTable("IndicatorPendency", input, {
    columns: headings(columns, input),
    rows: [
      ...parts.map((part): Row => [words.figures[part], ...amounts.map((one) => one?.[part] ?? 0)]),
      ...pendencyStatuses.map(
        (status): Row => [
          words.status[status],
          ...amounts.map((one) => one?.statuses.find((counted) => counted.status === status)?.total ?? 0),
        ],
      ),
    ],
  });
};

export const employeeTable = (input: Input<EmployeeIndicator>): PanelTable => {
  const { words, data } = input;
  const columns = ["total", "withPendencies", "withoutPendencies"] as const;
  return indicatorTable("IndicatorEmployee", input, {
    columns: columns.map((column) => words.workers[column]),
    rows: [
      ...data.statuses.map((row): Row => [words.workers.statuses[row.status], ...columns.map((column) => row[column])]),
      [words.figures.total, ...columns.map((column) => data[column])],
    ],
  });
};
