// Filter of the pendency list for a point of a chart.
import { creationMonthLink, pendencyLink, referenceMonthLink } from "@emdia/contract/panels/links.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { PanelSearch } from "../panel-search.ts";
import type { ChartName, ChartPoint, ChartSeries } from "./chart-series.ts";

type Input = { readonly name: ChartName; readonly filter: PanelSearch; readonly plan: ChartSeries["plan"] };

const monthPart = (name: ChartName, filter: PanelSearch, month: string | null): PendencyFilter => {
  if (month === null) return { withoutReferenceMonth: true };
  return name === "ConformityMonth" ? referenceMonthLink(month) : creationMonthLink(month, filter);
};

/** Required documents of a month. */
export const pointLink = ({ name, filter, plan }: Input, { month }: Pick<ChartPoint, "month">): PendencyFilter =>
  pendencyLink({ ...filter, type: [plan] }, monthPart(name, filter, month));

/** Settled documents of a month. */
export const settledLink = (input: Input, point: Pick<ChartPoint, "month">): PendencyFilter => ({
  ...pointLink(input, point),
  status: [...settledStatuses],
});
