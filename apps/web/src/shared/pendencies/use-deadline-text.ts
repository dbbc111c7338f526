import { useTranslation } from "react-i18next";
import { today } from "../format/today.ts";
import { type Deadline, deadlineText } from "./deadline.ts";
import { spanWords } from "./span-words.ts";
import { spanBetween } from "./time-left.ts";

/** Time until a deadline, or since it passed, as text. */
export const useDeadlineText = () => {
  const { t, i18n } = useTranslation("pendencyWords");
  return (deadline: Deadline): string => {
    const span = spanBetween(today(), deadline.day);
    const left = spanWords(span, { tell: (unit, count) => t(`timeLeft.${unit}`, { count }), language: i18n.language });
    return t(deadlineText(deadline, today()), { left });
  };
};
