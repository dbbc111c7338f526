import type { DocumentDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type HistoryNote, recordHistory } from "../../../platform/history/history.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

type Note = { readonly id: number; readonly name: string; readonly action: DocumentDeed; readonly change?: HistoryNote["change"] };

/** Records a history line about one document of a pendency. */
export const rememberDocument = (scope: Scope, { contractorId, providerId, id }: StoredPendency, note: Note): Promise<void> =>
  recordHistory(scope, {
    ownerId: contractorId,
    providerId,
    about: { kind: "pendency", id },
    subject: { kind: "document", id: note.id, name: note.name },
    action: note.action,
    ...(note.change && { change: note.change }),
  });
