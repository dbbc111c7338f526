// Series of the two charts: settled and required documents per month and plan.
import type { Plan } from "@emdia/contract/limits.ts";
import type { FigureList } from "@emdia/contract/panels/filter.ts";
import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import type { PendencyReport } from "@emdia/contract/panels/reports.ts";

export type ChartName = Extract<PanelName, "ConformityMonth" | "ConformityCreation">;
/** `month` is null for documents without a month of reference. */
export type ChartPoint = { readonly month: string | null; readonly settled: number; readonly total: number };
export type ChartSeries = { readonly plan: Plan; readonly list: FigureList; readonly points: readonly ChartPoint[] };

/** Documents without a month of reference are the last point. */
export const seriesOf = (name: ChartName, { plan, list, conformityMonth, conformityCreation }: PendencyReport): ChartSeries => {
  if (name === "ConformityCreation") return { plan, list, points: conformityCreation.months };
  const { months, withoutReferenceMonth } = conformityMonth;
  return { plan, list, points: withoutReferenceMonth.total > 0 ? [...months, { month: null, ...withoutReferenceMonth }] : months };
};

/** Months of all series in order; documents without a month come last. */
export const monthsOf = (series: readonly ChartSeries[]): readonly (string | null)[] => {
  const months = [...new Set(series.flatMap(({ points }) => points.map(({ month }) => month)))];
  return [...months.filter((month) => month !== null).toSorted(), ...(months.includes(null) ? [null] : [])];
};

export const pointAt = ({ points }: ChartSeries, month: string | null): ChartPoint | undefined =>
  points.find((point) => point.month === month);
