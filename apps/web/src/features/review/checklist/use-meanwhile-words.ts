import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import type { Meanwhile } from "./answered-meanwhile.ts";

/** Message about a concurrent answer: author, answer and time. */
export const useMeanwhileWords = () => {
  const { t } = useTranslation("review");
  const { instant } = useFormat();
  return ({ status, given }: Meanwhile, question: string): string | null =>
    given && t("checklist.meanwhile", { who: given.who, answer: t(`checklist.status.${status}`), when: instant(given.at), question });
};
