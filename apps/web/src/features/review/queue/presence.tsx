import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { IconEye } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../shared/api/api.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { everyPendency, pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import classes from "./queue.module.css";

const BEAT_MS = 15_000;
/** Ignores failures: presence is optional and must not interrupt the review. */
const quietly = (call: Promise<unknown>): void => void call.catch(() => {});

/** Sends a heartbeat while the page is visible. */
const useHeartbeat = (id: number) => {
  const client = useQueryClient();
  useEffect(() => {
    const sendHeartbeat = () => document.visibilityState === "visible" && quietly(api("PUT /pendencies/{id}/presence")({ id }));
    sendHeartbeat();
    const timer = setInterval(sendHeartbeat, BEAT_MS);
    return () => {
      clearInterval(timer);
      // A removed pendency has no presence to end.
      const isThere = client.getQueryState(pendencyQuery(id).queryKey) !== undefined;
      if (isThere) quietly(api("DELETE /pendencies/{id}/presence")({ id }));
    };
  }, [id, client]);
};

/** Shows other reviewers of the same pendency (CD-170). */
export const Presence = ({ pendency: { id } }: { readonly pendency: Pendency }) => {
  const { t, i18n } = useTranslation("review");
  const { instant } = useFormat();
  useHeartbeat(id);
  const { data = [] } = useQuery({
    queryKey: [...everyPendency, "presence", id],
    queryFn: async ({ signal }) => (await api("GET /pendencies/{id}/presence")({ id }, { signal })).results,
    refetchInterval: BEAT_MS,
    staleTime: 0,
    retry: false,
  });
  const names = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(data.map(({ name }) => name));
  const [first] = data;
  return (
    <div role="status">
      {first && (
        <p className={classes.presence}>
          <IconEye size={18} stroke={1.8} aria-hidden="true" />
          {t("presence.says", { count: data.length, names, since: instant(first.since) })}
        </p>
      )}
    </div>
  );
};
