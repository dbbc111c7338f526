import type { HistoryEntry } from "@emdia/contract/history/entry.ts";

const deeds = ["created", "lifted", "name", "reason", "startDate", "endDate"] as const;
export type Deed = (typeof deeds)[number] | "changed";
const isDeed = (word: string | null | undefined): word is Deed => deeds.some((deed) => deed === word);

/** Text key of a history entry. Unknown actions are shown as a change. */
export const deedIn = ({ action, field }: Pick<HistoryEntry, "action" | "field">): Deed => {
  const word = action === "restriction.changed" ? field : action.split(".")[1];
  return isDeed(word) ? word : "changed";
};
