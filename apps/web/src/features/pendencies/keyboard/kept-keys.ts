// Keys that the user presses before the rows of the list have loaded.
import type { listKeys } from "./list-key.ts";

type ListKey = (typeof listKeys)[number];
const KEPT_MAX = 20;
/** Keys that act on rows. The others work without rows. */
const onRows: readonly ListKey[] = ["j", "k", "x", "Enter"];

/** The kept keys after another key: null if the key works at once. Keys after the opening of a row belong to the next screen. */
export const keptAfter = (kept: readonly ListKey[], key: ListKey): readonly ListKey[] | null => {
  if (!onRows.includes(key)) return null;
  return kept.length >= KEPT_MAX || kept.includes("Enter") ? kept : [...kept, key];
};
export type { ListKey };
