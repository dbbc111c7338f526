import type { HistoryNote } from "../../../platform/history/history.ts";
import type { Result } from "../rules/results.ts";
import type { StoredParticipant } from "../store/participants.ts";

type Class = { readonly contractorId: number; readonly id: number };
type ChangedRow = Pick<StoredParticipant, "id" | "providerId" | "name" | "status" | "scoreTenths">;
export type ChangedResult<R extends ChangedRow = ChangedRow> = {
  readonly row: R;
  readonly result: Result;
  readonly reason: string | undefined;
};

const TENTHS = 10;
const scoreText = (tenths: number | null) => (tenths === null ? null : String(tenths / TENTHS));

/** History entries of a changed result, in the history of its class. */
export const historyOfResult = (training: Class, { row, result, reason }: ChangedResult): readonly HistoryNote[] => {
  const base = {
    ownerId: training.contractorId,
    providerId: row.providerId,
    about: { kind: "training_class", id: training.id },
    subject: { kind: "training_participant", id: row.id, name: row.name },
  };
  const notes: (HistoryNote | false)[] = [
    result.status !== row.status && {
      ...base,
      action: "training_participant.status_changed",
      change: { field: "status", from: row.status, to: result.status },
    },
    result.scoreTenths !== row.scoreTenths && {
      ...base,
      action: "training_participant.score_changed",
      change: { field: "score", from: scoreText(row.scoreTenths), to: scoreText(result.scoreTenths) },
    },
    reason !== undefined && { ...base, action: "training_participant.corrected", change: { field: "reason", from: null, to: reason } },
  ];
  return notes.filter((note) => note !== false);
};
