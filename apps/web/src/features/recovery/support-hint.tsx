import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmationWait } from "./confirmation-wait.ts";

/** For people who have waited too long for an e-mail to be a matter of patience. */
export const SupportHint = () => {
  const { t } = useTranslation("recovery");
  const [isLong, setLong] = useState(false);
  useEffect(() => setLong(confirmationWait.isLong()), []);
  return isLong && <div role="status">{t("supportHint")}</div>;
};
