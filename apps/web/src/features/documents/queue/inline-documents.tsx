import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button } from "@mantine/core";
import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { notifyWithLink } from "../../../shared/notices/notify-with-link.ts";
import { isToSend } from "../../../shared/pendencies/pending-corrections.ts";
import { subjectNameOf } from "../../../shared/pendencies/subject-name-of.ts";
import record from "../../../shared/ui/panels/record-panel.module.css";
import { PageDrop } from "../adding/page-drop.tsx";
import { DocumentsContent } from "../content/documents-content.tsx";
import { replacedByDefault } from "../drawer-rows.ts";
import { useRemoveSentTicks } from "../sending/use-remove-sent-ticks.ts";
import { useDocuments } from "../use-documents.ts";
import { useScanWatch } from "../use-scan-watch.ts";
import classes from "./queue.module.css";
import { QueueKeys } from "./queue-keys.tsx";
import type { SendingQueue } from "./queue-progress.ts";
import { SentNotice } from "./sent-notice.tsx";

type Props = { readonly pendency: Pendency; readonly queue: Pick<SendingQueue, "goOn"> };

/** Says that the pendency needs no documents now, for example after a colleague sent them. */
const NothingToSend = ({ goOn }: Pick<SendingQueue, "goOn">) => {
  const { t } = useTranslation("documents");
  return (
    <div className={classes.nothing} role="status">
      <p>{t("queue.nothingHere")}</p>
      <Button onClick={goOn}>{t("queue.next")}</Button>
    </div>
  );
};

/** The documents of a pendency in the sending queue, on the page itself. After sending, the next pendency opens. */
export const InlineDocuments = ({ pendency, queue: { goOn } }: Props) => {
  const { t } = useTranslation("documents");
  const { id, name } = pendency;
  const documents = useDocuments(pendency);
  useScanWatch(id);
  useRemoveSentTicks(id, documents);
  const onSent = () => {
    const whose = subjectNameOf(pendency);
    notifyWithLink(`sent ${id}`, (onClose) => createElement(SentNotice, { id, name, whose, onClose }), "success");
    goOn();
  };
  return (
    <section className={record.panel} aria-labelledby="pendency-documents">
      {documents.mayAdd && <PageDrop place={{ pendencyId: id, title: name }} replaces={replacedByDefault(pendency, documents)} />}
      <h2 id="pendency-documents" tabIndex={-1} className={record.title}>
        {t("title")}
      </h2>
      {!isToSend(pendency) && <NothingToSend goOn={goOn} />}
      <DocumentsContent pendency={pendency} isInline onSent={onSent} keys={(sending) => <QueueKeys sending={sending} />} />
    </section>
  );
};

/** Moves the focus to the documents on the page, which other screens open in a drawer. */
export const focusDocuments = (): void => {
  const title = document.getElementById("pendency-documents");
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
};
