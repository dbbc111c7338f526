import type { Plan } from "@emdia/contract/limits.ts";
import { shareOf } from "@emdia/contract/panels/share.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { monthName } from "../month-name.ts";
import type { ChartPoint } from "./chart-series.ts";

/** Name of a month in words, or of the documents without a month. */
export const useMonthText = () => {
  const { t, i18n } = useTranslation("panels");
  return (month: string | null): string => (month === null ? t("chart.withoutMonth") : monthName(month, i18n.language));
};

/** Name, value and share of a point. */
export const usePointText = () => {
  const { t } = useTranslation("panels");
  const { number } = useFormat();
  const monthText = useMonthText();
  return (plan: Plan, { month, ...counts }: ChartPoint): string =>
    t("chart.point", {
      plan,
      month: monthText(month),
      settled: number(counts.settled),
      total: number(counts.total),
      share: shareOf(counts) ?? "–",
    });
};
