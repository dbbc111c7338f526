import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailedRead } from "../../shared/ui/panels/failed-read.tsx";
import record from "../../shared/ui/panels/record-panel.module.css";
import { remedyOf } from "../../shared/uploads/remedy.ts";
import { PageDrop } from "./adding/page-drop.tsx";
import classes from "./documents.module.css";
import { replacedByDefault } from "./drawer-rows.ts";
import { useRemoveSentTicks } from "./sending/use-remove-sent-ticks.ts";
import { type Documents, useDocuments } from "./use-documents.ts";
import { useScanWatch } from "./use-scan-watch.ts";

/** Counts the documents that will be sent. A file that cannot be uploaded at all is not counted. */
const toSend = ({ drafts }: Documents): number =>
  drafts.filter(({ upload, document }) => document !== null || upload?.failure == null || remedyOf(upload.failure) === "retry").length;

/** One line with the number of documents. */
const useSummary = (documents: Documents): string => {
  const { t } = useTranslation("documents");
  const { list, current, past } = documents;
  const drafts = toSend(documents);
  const parts = [
    drafts > 0 && t("section.drafts", { count: drafts }),
    current.length > 0 && t("section.sent", { count: current.length }),
    past.length > 0 && t("section.past", { count: past.length }),
  ].filter((one) => one !== false);
  if (parts.length > 0) return parts.join(" · ");
  return list.data ? t("section.none") : t("section.counting");
};

/** The documents section of the pendency page. It opens the documents drawer, also after a file is dropped on the page. */
export const DocumentsSection = ({ pendency, onOpen }: { readonly pendency: Pendency; readonly onOpen: () => void }) => {
  const { t } = useTranslation("documents");
  const documents = useDocuments(pendency);
  const summary = useSummary(documents);
  useScanWatch(pendency.id);
  useRemoveSentTicks(pendency.id, documents);
  const { data, error, refetch } = documents.list;
  const hasFailed = !data && error !== null;
  const place = { pendencyId: pendency.id, title: pendency.name };
  const isFirstStep = documents.isKnown && documents.mayAdd && documents.drafts.length + documents.current.length === 0;
  return (
    <section className={record.panel} aria-labelledby="pendency-documents">
      {documents.mayAdd && <PageDrop place={place} replaces={replacedByDefault(pendency, documents)} onAdded={onOpen} />}
      <div className={record.top}>
        <div>
          <h2 id="pendency-documents" className={record.title}>
            {t("title")}
          </h2>
          {!hasFailed && <p className={classes.quiet}>{summary}</p>}
        </div>
        <Button variant={isFirstStep ? "filled" : "default"} onClick={onOpen}>
          {t(documents.mayAdd ? "section.send" : "section.see")}
        </Button>
      </div>
      {hasFailed && <FailedRead error={error} onRetry={() => void refetch()} />}
    </section>
  );
};
