import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { deedIn } from "./history-deed.ts";
import { pendencyHistoryQuery } from "./pendency-queries.ts";

/** Who did what to the pendency: from where to where, and what they wrote. */
export const PendencyHistory = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords"]);
  const history = useInfiniteQuery(pendencyHistoryQuery(id));
  const tellValue = ({ field }: HistoryEntry, value: string): string => {
    const status = field === "status" ? pendencyStatuses.find((known) => known === value) : undefined;
    return status ? t(`pendencyWords:status.${status}`) : value;
  };
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      deedOf={(entry) => t(`history.deeds.${deedIn(entry)}`)}
      tellValue={tellValue}
    />
  );
};
