import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import { historySubject } from "../record/history-subject.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

/** Writes an action on a dispute to the history of the pendency, with its text as a second entry. */
export const recordDispute = (
  scope: Scope,
  pendency: StoredPendency,
  { action, text }: { readonly action: PendencyDeed; readonly text: string },
): Promise<void> => {
  const base = historySubject(pendency);
  const noted = { ...base, action: "pendency.noted" satisfies PendencyDeed, change: { field: "note", from: null, to: text } };
  return rememberAll(scope, [{ ...base, action }, noted]);
};
