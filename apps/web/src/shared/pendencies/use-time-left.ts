import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import { today } from "../format/today.ts";
import { expiryText } from "./expiry.ts";
import { spanWords } from "./span-words.ts";
import { timeLeft } from "./time-left.ts";

/** Time from today to the expiry, as text: a sentence (`Vence em 12 dias`), or the short form beside a date (`em 12 dias`). */
export const useTimeLeft = (form: "sentence" | "short") => {
  const { t, i18n } = useTranslation("pendencyWords");
  return (pendency: Pick<PendencyRow, "status" | "expirationDate">): string => {
    const span = timeLeft(pendency, today());
    if (span === null || pendency.expirationDate === null) return t("timeLeft.none");
    const left = spanWords(span, { tell: (unit, count) => t(`timeLeft.${unit}`, { count }), language: i18n.language });
    return t(expiryText(pendency.expirationDate, today())[form], { left });
  };
};
