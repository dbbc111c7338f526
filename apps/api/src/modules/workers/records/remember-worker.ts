// History entries of a worker record.
import type { HistoryNote } from "../../../platform/history/history.ts";
import type { WorkerKey } from "../store/workers.ts";

type WorkerRef = WorkerKey & { readonly name: string };
type HistoryFields = Pick<HistoryNote, "action" | "change">;

/** History entry that only users of the supplier read. */
export const noteOn = ({ providerId, id, name }: WorkerRef, entry: HistoryFields): HistoryNote => ({
  ownerId: providerId,
  about: { kind: "worker", id },
  subject: { kind: "worker", id, name },
  ...entry,
});
