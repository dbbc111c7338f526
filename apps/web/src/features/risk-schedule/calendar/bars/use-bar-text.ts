import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { useTranslation } from "react-i18next";
import { useSpanText } from "../../words/use-span-text.ts";
import { marksOf } from "./bar-marks.tsx";

/** Texts of a bar: its activities, its hours with the days if they are several, and a description with place, supplier and state. */
export const useBarText = () => {
  const { t } = useTranslation(["riskScheduleCalendar", "riskSchedule"]);
  const { span } = useSpanText();
  const nameOf = ({ activities }: RiskScheduleBar): string => activities.map(({ name }) => name).join(", ");
  const hoursOf = ({ start, end }: Pick<RiskScheduleBar, "start" | "end">): string =>
    start.day === end.day ? t("hours", { start: start.time, end: end.time }) : span({ start, end });
  const stateOf = (bar: RiskScheduleBar): string =>
    [
      t(`riskSchedule:statuses.${bar.status}`),
      ...marksOf(bar)
        .filter((mark) => mark !== bar.status)
        .map((mark) => t(`marks.${mark}`)),
    ].join(", ");
  const descriptionOf = (bar: RiskScheduleBar): string =>
    [span(bar), `${bar.department.name}, ${bar.facility.name}`, bar.provider.name, stateOf(bar)].join(" · ");
  return { nameOf, hoursOf, descriptionOf };
};
