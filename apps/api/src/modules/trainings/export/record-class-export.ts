import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { StoredClass } from "../store/classes.ts";

type Export = { readonly kind: string; readonly isOwn: boolean };

/** Records an export of participants in the history of the class. The supplier of the user sees the entry, unless the user is of the contractor. */
export const recordClassExport = (
  scope: Scope,
  { contractorId, id, name, openTo }: StoredClass,
  { kind, isOwn }: Export,
): Promise<void> => {
  const about = { kind: "training_class", id };
  return recordHistory(scope, {
    ownerId: contractorId,
    ...(!isOwn && openTo[0] !== undefined && { providerId: openTo[0] }),
    about,
    subject: { ...about, name },
    action: "training_class.exported",
    change: { field: "kind", from: null, to: kind },
  });
};
