import { useTranslation } from "react-i18next";
import { isUnexplainedRefusal } from "../errors/is-unexplained-refusal.ts";
import { useMessageOf } from "../errors/message-of.ts";

/** Why something was not done; where the server gives no reason, that it was not. */
export const useFailureWords = () => {
  const { t } = useTranslation("pendencyWords");
  const messageOf = useMessageOf();
  return (error: unknown): string => (isUnexplainedRefusal(error) ? t("updateFailed") : messageOf(error));
};
