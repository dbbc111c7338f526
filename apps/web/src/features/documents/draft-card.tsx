import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { useState } from "react";
import { browserStorage } from "../../shared/session/storage/browser-storage.ts";
import { typedDates } from "../../shared/uploads/typed-dates.ts";
import type { UploadPlace } from "../../shared/uploads/upload.ts";
import { UploadLine } from "../../shared/uploads/upload-line.tsx";
import { type DateRule, lacksDates } from "./dates/dates-draft.ts";
import type { Dated } from "./dates/dates-form.tsx";
import { DocumentDates } from "./dates/document-dates.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentTools } from "./document-tools.tsx";
import classes from "./documents.module.css";
import type { DraftRow } from "./drawer-rows.ts";

type Props = {
  readonly row: DraftRow;
  readonly place: UploadPlace;
  readonly rule: DateRule;
  readonly current: readonly PendencyDocument[];
  /** Another file with dates that can be copied. */
  readonly like: Dated | undefined;
  readonly onTyping: (key: string, isUnsaved: boolean) => void;
};

const asksForDates = ({ asksIssueDate, asksExpiry }: DateRule): boolean => asksIssueDate || asksExpiry;

/** Whether the date form is open: the user opened it, or required dates are missing. */
const useOpenDates = ({ upload, document }: DraftRow, rule: DateRule, pendencyId: number) => {
  const [isAsked, setAsked] = useState(() => document !== null && typedDates(browserStorage, { ...document, pendencyId }) !== null);
  const isOnItsWay = document === null && upload !== null && upload.state !== "failed" && asksForDates(rule);
  const isLacking = document?.can.changeDates === true && document.verdict !== "infected" && lacksDates(document, rule);
  const isNeeded = isOnItsWay || isLacking;
  return { isOpen: isAsked || isNeeded, mayClose: isAsked && !isNeeded, ask: () => setAsked(true), close: () => setAsked(false) };
};

/** A draft document or a running upload. The form keeps its input when the upload becomes a document. */
export const DraftCard = ({ row, place, rule, current, like, onTyping }: Props) => {
  const { upload, document } = row;
  const dates = useOpenDates(row, rule, place.pendencyId);
  const replaces = document?.replaces ?? null;
  // An infected file cannot be sent, so its dates are not needed.
  const isRefused = document?.verdict === "infected";
  return (
    <li className={classes.row}>
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
          onSaved={dates.close}
          onTyping={(isUnsaved) => onTyping(row.key, isUnsaved)}
          onCancel={dates.mayClose ? dates.close : undefined}
        />
      )}
      {document && <DocumentTools document={document} place={place} onDates={dates.isOpen || isRefused ? null : dates.ask} />}
    </li>
  );
};
