// The sentence above a chart: the latest month, compared with the month before it in the chart.
import { shareOf } from "@emdia/contract/panels/share.ts";
import { type ChartSeries, monthsOf, pointAt } from "./chart-series.ts";

export type ChartSentence =
  | { readonly kind: "empty" }
  | { readonly kind: "single"; readonly month: string; readonly share: number }
  | {
      readonly kind: "more" | "less" | "same";
      readonly month: string;
      readonly share: number;
      readonly previous: string;
      /** Difference in percentage points, without its sign. */
      readonly count: number;
    };

type MonthShare = { readonly month: string; readonly share: number };

/** Share of each month over all plans. Documents without a month are left out. */
const monthShares = (series: readonly ChartSeries[]): readonly MonthShare[] =>
  monthsOf(series).flatMap((month) => {
    const points = series.flatMap((one) => pointAt(one, month) ?? []);
    const sum = (part: "settled" | "total") => points.reduce((total, point) => total + point[part], 0);
    const share = shareOf({ settled: sum("settled"), total: sum("total") });
    return month === null || share === null ? [] : [{ month, share }];
  });

const kindOf = (difference: number): "more" | "less" | "same" => {
  if (difference === 0) return "same";
  return difference > 0 ? "more" : "less";
};

/** Compares the rounded shares that the chart shows, so that the difference matches them. */
export const sentenceOf = (series: readonly ChartSeries[]): ChartSentence => {
  const shares = monthShares(series);
  const [last, before] = [shares.at(-1), shares.at(-2)];
  if (!last) return { kind: "empty" };
  if (!before) return { kind: "single", ...last };
  const difference = last.share - before.share;
  return { kind: kindOf(difference), ...last, previous: before.month, count: Math.abs(difference) };
};
