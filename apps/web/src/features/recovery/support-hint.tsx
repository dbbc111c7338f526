import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { isLongWait } from "./long-wait.ts";

/** Start of the waiting time, if the previous page passed it on. */
export const useWaitsSince = (): string | undefined => useLocation({ select: ({ state }) => state.waitsSince });

/** Points to support after a long wait. */
export const SupportHint = ({ since }: { readonly since: string | undefined }) => {
  const { t } = useTranslation("recovery");
  return isLongWait(since, Date.now()) && <div role="status">{t("supportHint")}</div>;
};
