import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { type PendencyAction, pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";

type Deed = PendencyAction | "noted" | "removed" | "other";
const beside = ["noted", "removed"] as const;

/** What happened, by the key of its sentence; a server newer than this page may tell of more. */
export const deedIn = ({ action }: Pick<HistoryEntry, "action">): Deed =>
  [...pendencyActions, ...beside].find((known) => action === `pendency.${known}`) ?? "other";
