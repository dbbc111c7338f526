import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { isLongWait } from "./long-wait.ts";

/** Since when the person has been waiting, where the page before knew it. */
export const useWaitsSince = (): string | undefined => useLocation({ select: ({ state }) => state.waitsSince });

/** For people who have waited too long for an e-mail to be a matter of patience. */
export const SupportHint = ({ since }: { readonly since: string | undefined }) => {
  const { t } = useTranslation("recovery");
  return isLongWait(since, Date.now()) && <div role="status">{t("supportHint")}</div>;
};
