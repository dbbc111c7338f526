import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import { recomputeWorkers } from "../settle-worker.ts";
import { deleteMovementRow, insertMovement, rewriteMovement, type WrittenMovement } from "../store/movements.ts";
import type { StoredWorker } from "../store/workers.ts";
import type { PlannedLine } from "./plan-movement.ts";

type MovementDates = Pick<WrittenMovement, "kind" | "startDate" | "endDate">;
const days = ({ startDate, endDate }: MovementDates): string => (endDate === null ? startDate : `${startDate} – ${endDate}`);
type HistoryChange = { readonly action: string; readonly from: MovementDates | null; readonly to: MovementDates | null };

/** Records kind and dates only. The reason of an absence is personal data and stays out of the history. */
const noteMovement = (scope: Scope, { providerId, id, name }: StoredWorker, { action, from, to }: HistoryChange): Promise<void> =>
  recordHistory(scope, {
    ownerId: providerId,
    about: { kind: "worker", id },
    subject: { kind: "worker", id, name },
    action,
    change: { field: to?.kind ?? from?.kind ?? "", from: from && days(from), to: to && days(to) },
  });

const write = async ({ tx, account }: Scope, worker: StoredWorker, { movement, changed }: PlannedLine) => {
  const key = { providerId: worker.providerId, id: changed?.id ?? 0 };
  if (movement && changed) {
    await rewriteMovement(tx, key, movement);
    return { id: changed.id, action: "movement.changed" };
  }
  if (movement) return { id: await insertMovement(tx, worker, { ...movement, createdById: account.id }), action: "movement.added" };
  await deleteMovementRow(tx, key);
  return { id: key.id, action: "movement.removed" };
};

/** Saves planned movements, recomputes the worker and writes the history. Returns the movement ids. */
export const saveMovements = async (scope: Scope, worker: StoredWorker, lines: readonly PlannedLine[]): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (const line of lines) {
    const { id, action } = await write(scope, worker, line);
    await noteMovement(scope, worker, { action, from: line.changed, to: line.movement });
    ids.push(id);
  }
  const { tx, today, account } = scope;
  await recomputeWorkers(tx, { providerId: worker.providerId, workerIds: [worker.id], today, by: account });
  return ids;
};
