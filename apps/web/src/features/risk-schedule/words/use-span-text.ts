import type { Moment } from "@emdia/contract/risk-schedule/moment.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";

type Span = { readonly start: Moment; readonly end: Moment };

/** Texts of moments and spans. A span within one day names the day once. */
export const useSpanText = () => {
  const { t } = useTranslation("riskSchedule");
  const { day } = useFormat();
  const moment = (at: Moment): string => t("span.moment", { day: day(at.day), time: at.time });
  const span = ({ start, end }: Span): string =>
    start.day === end.day
      ? t("span.oneDay", { day: day(start.day), start: start.time, end: end.time })
      : t("span.days", { start: moment(start), end: moment(end) });
  return { moment, span };
};
