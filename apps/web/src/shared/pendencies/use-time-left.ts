import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import { today } from "../format/today.ts";
import { spanWords } from "./span-words.ts";
import { timeLeft } from "./time-left.ts";

/** Time from today to the expiry, as text. */
export const useTimeLeft = () => {
  const { t, i18n } = useTranslation("pendencyWords");
  return (pendency: Pick<PendencyRow, "status" | "expirationDate">): string => {
    const left = timeLeft(pendency, today());
    if (left === null) return t("timeLeft.none");
    return spanWords(left, { tell: (unit, count) => t(`timeLeft.${unit}`, { count }), language: i18n.language });
  };
};
