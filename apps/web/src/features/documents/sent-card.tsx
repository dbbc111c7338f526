import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { useState } from "react";
import { browserStorage } from "../../shared/session/storage/browser-storage.ts";
import { typedDates } from "../../shared/uploads/typed-dates.ts";
import type { UploadPlace } from "../../shared/uploads/upload.ts";
import type { DateRule } from "./dates/dates-draft.ts";
import { DocumentDates } from "./dates/document-dates.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentTools } from "./document-tools.tsx";
import classes from "./documents.module.css";
import { keyOfSent, type SendBlocker } from "./sending/find-send-blocker.ts";
import { SendBlockerNote } from "./sending/send-blocker-note.tsx";

type Props = {
  readonly document: PendencyDocument;
  readonly place: UploadPlace;
  readonly rule: DateRule;
  readonly isReplaced: boolean;
  readonly blocker: SendBlocker | null;
};

/** A document of the current or of a past round. */
export const SentCard = ({ document, place, rule, isReplaced, blocker }: Props) => {
  const [isDating, setDating] = useState(
    () => document.can.changeDates && typedDates(browserStorage, { ...document, pendencyId: place.pendencyId }) !== null,
  );
  return (
    <li className={classes.row} data-blocker-at={keyOfSent(document)} data-past={document.state === "past"}>
      <DocumentFacts document={document} rule={rule} isReplaced={isReplaced} isDating={isDating} />
      {isDating && (
        <DocumentDates pendencyId={place.pendencyId} rule={rule} upload={null} document={document} onClose={() => setDating(false)} />
      )}
      <SendBlockerNote blocker={blocker} at={keyOfSent(document)} />
      <DocumentTools document={document} place={place} onDates={isDating ? null : () => setDating(true)} />
    </li>
  );
};
