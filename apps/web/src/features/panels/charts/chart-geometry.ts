// Scales of a chart. A chart with many months is wider than its panel, which then scrolls.

import type { Plan } from "@emdia/contract/limits.ts";
import { scaleBand, scaleLinear } from "@visx/scale";
import type { ChartSeries } from "./chart-series.ts";

export const CHART_HEIGHT_PX = 220;
export const chartMargin = { top: 22, right: 12, bottom: 28, left: 44 } as const;
const MONTH_WIDTH_MIN_PX = 30;
/** Fewer months do not make wider bars. */
const MONTH_WIDTH_MAX_PX = 96;
const TICK_LABEL_WIDTH_PX = 46;
/** Width from which the share fits above a bar. */
export const BAR_LABEL_WIDTH_PX = 26;
const PERCENT_TICKS = 4;

/** Key of a month on the axis; documents without a month have a word instead. */
export const monthKey = (month: string | null): string => month ?? "none";

type Input = { readonly months: readonly (string | null)[]; readonly series: readonly ChartSeries[]; readonly width: number };

export const geometryOf = ({ months, series, width }: Input) => {
  const margins = chartMargin.left + chartMargin.right;
  const chartWidth = Math.max(width, margins + months.length * MONTH_WIDTH_MIN_PX);
  const innerHeight = CHART_HEIGHT_PX - chartMargin.top - chartMargin.bottom;
  const keys = months.map(monthKey);
  const x = scaleBand<string>({
    domain: keys,
    range: [0, Math.min(chartWidth - margins, months.length * MONTH_WIDTH_MAX_PX)],
    paddingInner: 0.24,
    paddingOuter: 0.12,
  });
  const y = scaleLinear<number>({ domain: [0, 100], range: [innerHeight, 0] });
  const bars = scaleBand<Plan>({ domain: series.map(({ plan }) => plan), range: [0, x.bandwidth()], paddingInner: 0.12 });
  const every = Math.max(1, Math.ceil(TICK_LABEL_WIDTH_PX / x.step()));
  return {
    width: chartWidth,
    innerWidth: chartWidth - margins,
    innerHeight,
    x,
    y,
    bars,
    gridLines: y.ticks(PERCENT_TICKS),
    /** Months with a label, counted from the last one. */
    labelled: keys.filter((_, at) => (keys.length - 1 - at) % every === 0),
  };
};
export type ChartGeometry = ReturnType<typeof geometryOf>;
