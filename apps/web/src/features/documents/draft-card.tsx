import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { useState } from "react";
import { browserStorage } from "../../shared/session/storage/browser-storage.ts";
import { typedDates } from "../../shared/uploads/typed-dates.ts";
import type { UploadPlace } from "../../shared/uploads/upload.ts";
import { UploadLine } from "../../shared/uploads/upload-line.tsx";
import type { DateForms } from "./dates/date-form-registry.ts";
import { type DateRule, hasDateFaults } from "./dates/dates-draft.ts";
import type { Dated } from "./dates/dates-form.tsx";
import { DocumentDates } from "./dates/document-dates.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentTools } from "./document-tools.tsx";
import classes from "./documents.module.css";
import type { DraftRow } from "./drawer-rows.ts";
import type { SendBlocker } from "./sending/find-send-blocker.ts";
import { SendBlockerNote } from "./sending/send-blocker-note.tsx";

type Props = {
  readonly row: DraftRow;
  readonly place: UploadPlace;
  readonly rule: DateRule;
  readonly current: readonly PendencyDocument[];
  /** Another file with dates that can be copied. */
  readonly like: Dated | undefined;
  readonly forms: DateForms;
  readonly blocker: SendBlocker | null;
};

const asksForDates = ({ asksIssueDate, asksExpiry }: DateRule): boolean => asksIssueDate || asksExpiry;

/**
 * Whether the date form is open: the user opened it, or required dates are missing. It stays open once they are saved, so that nothing
 * moves under the pointer. An infected file cannot be sent, so its dates are not needed.
 */
const useOpenDates = ({ upload, document }: DraftRow, rule: DateRule, pendencyId: number) => {
  const [isShown, setShown] = useState(() => document !== null && typedDates(browserStorage, { ...document, pendencyId }) !== null);
  const isUploading = document === null && upload !== null && upload.state !== "failed" && asksForDates(rule);
  const mayChange = document?.can.changeDates === true && document.verdict !== "infected";
  if (!isShown && (isUploading || (mayChange && hasDateFaults(document, rule)))) setShown(true);
  return { isOpen: isShown && (isUploading || mayChange), open: () => setShown(true) };
};

/** A draft document or a running upload. The form keeps its input when the upload becomes a document. */
export const DraftCard = ({ row, place, rule, current, like, forms, blocker }: Props) => {
  const { key, upload, document } = row;
  const dates = useOpenDates(row, rule, place.pendencyId);
  const replaces = document?.replaces ?? null;
  const isRefused = document?.verdict === "infected";
  return (
    <li className={classes.row} data-blocker-at={key}>
      {document ? (
        <DocumentFacts
          document={document}
          rule={rule}
          replaced={current.find(({ id }) => id === replaces)?.name}
          isDating={dates.isOpen || isRefused}
        />
      ) : (
        upload && <UploadLine upload={upload} />
      )}
      {dates.isOpen && (
        <DocumentDates
          pendencyId={place.pendencyId}
          rule={rule}
          upload={upload}
          document={document}
          like={like}
          onTyping={(isUnsaved) => forms.note(key, isUnsaved)}
          onReady={(save) => forms.ready(key, save)}
        />
      )}
      <SendBlockerNote blocker={blocker} at={key} />
      {document && <DocumentTools document={document} place={place} onDates={dates.isOpen || isRefused ? null : dates.open} />}
    </li>
  );
};
