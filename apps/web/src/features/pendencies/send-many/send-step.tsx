import { PENDENCY_BULK_MAX } from "@emdia/contract/limits.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureOf, reasonsAmong } from "../../../shared/bulk/refused-lines.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import { isSettled, isUnderWay } from "../../../shared/uploads/upload.ts";
import { UploadLine } from "../../../shared/uploads/upload-line.tsx";
import { useUploads } from "../../../shared/uploads/use-uploads.ts";
import { previewQuery } from "../bulk/preview-query.ts";
import { useMoveMany } from "../pendencies-queries.ts";
import classes from "./send-many.module.css";

const LOOK_AGAIN_MS = 3_000;
/** Sending and renewing lead to this status; the row decides which of them it is. */
const toAnalysis = { status: "IN_REVISION" } as const;

type Props = { readonly pendencyIds: readonly number[]; readonly onSent: (ids: readonly number[]) => void };

/** Readiness of the pendencies, read again while files are uploaded or scanned. */
const useReadiness = (pendencyIds: readonly number[]) => {
  const [companies] = useSelectedCompanies();
  const own = useUploads().filter(({ place }) => pendencyIds.includes(place.pendencyId));
  const isUploading = own.some(isUnderWay);
  const { data, error } = useQuery({
    ...previewQuery(toAnalysis, pendencyIds, companies),
    refetchInterval: ({ state }) =>
      isUploading || state.data?.some(({ code }) => code === "pendency.documents_held") ? LOOK_AGAIN_MS : false,
  });
  const waiting = new Set(own.filter((upload) => !isSettled(upload)).map(({ place }) => place.pendencyId));
  const ready = (data ?? []).filter((line) => line.ready && !waiting.has(line.id)).map(({ id }) => id);
  return { own, isUploading, lines: data ?? [], error, ready };
};

/** Uploads under way, and the button that sends for analysis what has arrived and was scanned. */
export const SendStep = ({ pendencyIds, onSent }: Props) => {
  const { t } = useTranslation("sendMany");
  const messageOf = useMessageOf();
  const once = useSingleFlight();
  const [companies] = useSelectedCompanies();
  const { own, isUploading, lines, error, ready } = useReadiness(pendencyIds);
  const move = useMoveMany(companies, {
    onSuccess: ({ results }) => {
      const [done, refused] = [results.filter((line) => line.done), results.filter((line) => !line.done)];
      if (done.length > 0) notify.success(t("sent", { count: done.length }));
      if (refused.length > 0) notify.error([t("refused", { count: refused.length }), ...reasonsAmong(refused, messageOf)].join(" "));
      onSent(done.map(({ id }) => id));
    },
    onError: (failure) => notify.error(messageOf(failure)),
  });
  const next = ready.slice(0, PENDENCY_BULK_MAX);
  const send = () => {
    const body = { ...toAnalysis, ids: next, read: [], note: null };
    void once(() => move.mutateAsync(body).catch(() => undefined));
  };
  const stopped = isUploading ? [] : lines.filter((line) => !line.ready);
  const lacks = new Set(stopped.map((line) => messageOf(failureOf({ ...line, details: null }))));
  const open = own.filter((upload) => !isSettled(upload));
  return (
    <section className={classes.group} aria-label={t("sending")}>
      <h3 className={classes.subtitle}>{t("sending")}</h3>
      <p role="status" className={classes.quiet}>
        {t("analysisCount", { ready: ready.length, total: pendencyIds.length })}
      </p>
      {open.length > 0 && (
        <ul className={classes.rows}>
          {open.map((upload) => (
            <li key={upload.id} className={classes.row}>
              <UploadLine upload={upload} />
            </li>
          ))}
        </ul>
      )}
      {[...lacks].map((lack) => (
        <p key={lack} className={classes.warn}>
          {lack}
        </p>
      ))}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Button disabled={ready.length === 0} loading={move.isPending} onClick={send}>
        {t("send", { count: next.length })}
      </Button>
    </section>
  );
};
