import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { type PendencyAction, pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";

const beside = ["noted", "removed", "answered", "explained", "commented", "attachment_infected", "reviewed"] as const;
const toDocuments = ["added", "removed", "left_out", "put_back", "opened", "infected"] as const;
const dates = { issueDate: "document_issue_changed", expirationDate: "document_expiry_changed" } as const;
/** What happens to a pendency, and to one of its documents. */
export type Deed =
  | PendencyAction
  | (typeof beside)[number]
  | `document_${(typeof toDocuments)[number]}`
  | (typeof dates)[keyof typeof dates]
  | "other";

/** Whether a line of the history tells of a date of a document. */
export const isDate = (field: string | null): field is keyof typeof dates => field !== null && field in dates;

/** What happened, by the key of its sentence; a server newer than this page may tell of more. */
export const deedIn = ({ action, field }: Pick<HistoryEntry, "action" | "field">): Deed => {
  if (action === "document.dates_changed") return dates[isDate(field) ? field : "issueDate"];
  const document = toDocuments.find((known) => action === `document.${known}`);
  if (document) return `document_${document}`;
  return [...pendencyActions, ...beside].find((known) => action === `pendency.${known}`) ?? "other";
};
