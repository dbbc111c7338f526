import type { AnalysisEntry } from "@emdia/contract/pendencies/analysis-entry.ts";

/** The changes of one question, one document, or the pendency. */
export type ChangedItem = { readonly item: AnalysisEntry["item"]; readonly changes: readonly AnalysisEntry[] };
/** Changes with the same actor and time. */
export type Deed = Pick<AnalysisEntry, "id" | "at" | "by"> & { readonly items: readonly ChangedItem[] };

const isSameItem = ({ item: one }: ChangedItem, { item: other }: AnalysisEntry): boolean => one.kind === other.kind && one.id === other.id;
const isSameDeed = (one: Deed, other: AnalysisEntry): boolean =>
  one.at === other.at && one.by.kind === other.by.kind && one.by.name === other.by.name;

/** Adds an earlier change. The input is newest first, the output oldest first, so that an answer precedes its justification. */
const withEarlier = (items: readonly ChangedItem[], entry: AnalysisEntry): readonly ChangedItem[] => {
  const [first, ...rest] = items;
  if (!first || !isSameItem(first, entry)) return [{ item: entry.item, changes: [entry] }, ...items];
  return [{ ...first, changes: [entry, ...first.changes] }, ...rest];
};

/** Groups changes, newest first, by actor and time. */
export const grouped = (entries: readonly AnalysisEntry[]): readonly Deed[] => {
  const deeds: Deed[] = [];
  for (const entry of entries) {
    const last = deeds.at(-1);
    if (last && isSameDeed(last, entry)) deeds[deeds.length - 1] = { ...last, items: withEarlier(last.items, entry) };
    else deeds.push({ id: entry.id, at: entry.at, by: entry.by, items: withEarlier([], entry) });
  }
  return deeds;
};
