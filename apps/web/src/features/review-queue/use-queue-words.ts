import type { QueueFigures } from "@emdia/contract/pendencies/review-queue-routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";

/** Ages and forecasts in words. */
export const useQueueWords = () => {
  const { t } = useTranslation("reviewQueue");
  const { day, number } = useFormat();
  const emptyDay = (emptyOn: string | null) => (emptyOn === null ? "" : day(emptyOn));
  return {
    age: (days: number | null): string => (days === null ? "–" : t("days", { count: days, days: number(days) })),
    forecast: ({ forecast, emptyOn }: QueueFigures): string => t(`forecast.${forecast}`, { day: emptyDay(emptyOn) }),
    outlook: ({ forecast, emptyOn, receivedPerDay, decidedPerDay }: QueueFigures): string =>
      [
        t("pace", { decided: number(decidedPerDay), received: number(receivedPerDay) }),
        t(`outlook.${forecast}`, { day: emptyDay(emptyOn) }),
      ].join(" "),
  };
};
