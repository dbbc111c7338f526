import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { deedsToDocument, deedsToPendency } from "@emdia/contract/pendencies/history-deeds.ts";
import { type PendencyAction, pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";

const dates = { issueDate: "document_issue_changed", expirationDate: "document_expiry_changed" } as const;
/** The keys of the sentences: of what happens to a pendency, and of what to one of its documents. */
export type Deed =
  | (typeof deedsToPendency)[number]
  | `document_${Exclude<(typeof deedsToDocument)[number], "dates_changed">}`
  | (typeof dates)[keyof typeof dates]
  | "other";

/** What moves a pendency has its words wherever it is told; the rest is told by its history alone. */
export const isMove = (deed: Deed): deed is PendencyAction => pendencyActions.some((known) => known === deed);

/** Whether a line of the history tells of a date of a document. */
export const isDate = (field: string | null): field is keyof typeof dates => field !== null && field in dates;

/** What happened, by the key of its sentence; a server newer than this page may tell of more. */
export const deedIn = ({ action, field }: Pick<HistoryEntry, "action" | "field">): Deed => {
  const document = deedsToDocument.find((known) => action === `document.${known}`);
  if (document === "dates_changed") return dates[isDate(field) ? field : "issueDate"];
  if (document) return `document_${document}`;
  return deedsToPendency.find((known) => action === `pendency.${known}`) ?? "other";
};
