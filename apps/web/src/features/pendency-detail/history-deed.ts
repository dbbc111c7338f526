import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { type PendencyAction, pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";

const beside = ["noted", "removed", "answered", "explained", "commented", "attachment_infected", "reviewed"] as const;
const toDocuments = ["added", "removed", "left_out", "dates_changed", "opened", "infected"] as const;
/** What happens to a pendency, and to one of its documents. */
export type Deed = PendencyAction | (typeof beside)[number] | `document_${(typeof toDocuments)[number]}` | "other";

/** What happened, by the key of its sentence; a server newer than this page may tell of more. */
export const deedIn = ({ action }: Pick<HistoryEntry, "action">): Deed => {
  const document = toDocuments.find((known) => action === `document.${known}`);
  if (document) return `document_${document}`;
  return [...pendencyActions, ...beside].find((known) => action === `pendency.${known}`) ?? "other";
};
