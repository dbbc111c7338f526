import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { reasonsAmong } from "../../../shared/bulk/refused-lines.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyIfUnmounted } from "../../../shared/notices/notify-if-unmounted.ts";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { useFailureWords } from "../../../shared/pendencies/use-failure-words.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { useIsMounted } from "../../../shared/ui/use-is-mounted.ts";
import { useMoveMany } from "../pendencies-queries.ts";
import type { PendencySelection } from "../pendency-filter.ts";

const idsOf = (lines: readonly BulkLine[]): readonly number[] => lines.map(({ id }) => id);

/**
 * Bulk move. Moved pendencies are deselected, stale ones are refetched even if they are on another page. After the dialog unmounts, the
 * result is shown as a notification.
 */
export const useBulkMove = ({ chosen, choose, renew }: PendencySelection) => {
  const { t } = useTranslation("bulk");
  const failureWords = useFailureWords();
  const client = useQueryClient();
  const isHere = useIsMounted();
  const refetchStale = async (ids: readonly number[]) => {
    const read = await Promise.allSettled(ids.map((id) => client.fetchQuery({ ...pendencyQuery(id), staleTime: 0 })));
    renew(read.flatMap((one) => (one.status === "fulfilled" ? one.value : [])));
  };
  return useMoveMany(useSelectedCompanies()[0], {
    onSuccess: ({ results }) => {
      const [done, refused] = [results.filter((line) => line.done), results.filter((line) => !line.done)];
      choose(
        idsOf(done).flatMap((id) => chosen.get(id) ?? []),
        false,
      );
      void refetchStale(idsOf(refused.filter(({ code }) => code === "pendency.stale")));
      if (isHere.current) return;
      const counts = [t("doneCount", { count: done.length }), t("refusedCount", { count: refused.length })].join(", ");
      notify[refused.length > 0 ? "warning" : "success"]([`${counts}.`, ...reasonsAmong(refused, failureWords)].join(" "));
    },
    onError: notifyIfUnmounted(isHere, failureWords),
  });
};
