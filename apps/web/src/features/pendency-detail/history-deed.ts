import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { deedsToDocument, deedsToPendency } from "@emdia/contract/pendencies/history-deeds.ts";
import { type PendencyAction, pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";

const dates = { issueDate: "document_issue_changed", expirationDate: "document_expiry_changed" } as const;
/** Text keys of the history: actions on a pendency and on its documents. */
export type Deed =
  | (typeof deedsToPendency)[number]
  | `document_${Exclude<(typeof deedsToDocument)[number], "dates_changed">}`
  | (typeof dates)[keyof typeof dates]
  | "other";

/** Whether the action is a move. Moves have shared texts; other actions have texts of the history only. */
export const isMove = (deed: Deed): deed is PendencyAction => pendencyActions.some((known) => known === deed);

/** Whether the history entry changes a date of a document. */
export const isDate = (field: string | null): field is keyof typeof dates => field !== null && field in dates;

/** The text key of an action. A newer server may send actions that this client does not know. */
export const deedIn = ({ action, field }: Pick<HistoryEntry, "action" | "field">): Deed => {
  const document = deedsToDocument.find((known) => action === `document.${known}`);
  if (document === "dates_changed") return dates[isDate(field) ? field : "issueDate"];
  if (document) return `document_${document}`;
  return deedsToPendency.find((known) => action === `pendency.${known}`) ?? "other";
};
