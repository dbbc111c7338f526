import { useTranslation } from "react-i18next";
import { isUnexplainedRefusal } from "../errors/is-unexplained-refusal.ts";
import { useMessageOf } from "../errors/message-of.ts";

/** Failure text; a generic one if the server gives no reason. */
export const useFailureWords = () => {
  const { t } = useTranslation("pendencyWords");
  const messageOf = useMessageOf();
  return (error: unknown): string => (isUnexplainedRefusal(error) ? t("updateFailed") : messageOf(error));
};
