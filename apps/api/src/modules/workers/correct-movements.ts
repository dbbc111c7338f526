import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { correctedBy, type RecordValues } from "./rules/in-force.ts";
import { type Fault, faultIn } from "./rules/movements.ts";
import { movementsOf, rewriteMovement } from "./store/movements.ts";
import type { WorkerKey } from "./store/workers.ts";

type Input = { readonly worker: WorkerKey & { readonly birthdate: IsoDay }; readonly said: RecordValues; readonly today: IsoDay };

/**
 * Corrects the movements that set role, exposure and admission date, because these values are derived from the movements. Returns the
 * first fault of the corrected movements, and then writes nothing. The caller calls `recomputeWorkers` afterwards.
 */
export const correctMovements = async (tx: Tx, { worker, said, today }: Input): Promise<Fault | null> => {
  const movements = await movementsOf(tx, { providerId: worker.providerId, workerIds: [worker.id] });
  const corrected = correctedBy(movements, said, today);
  const after = movements.map((movement) => corrected.find(({ id }) => id === movement.id) ?? movement);
  const fault = faultIn(after, worker.birthdate);
  if (fault) return fault;
  for (const movement of corrected) await rewriteMovement(tx, { providerId: worker.providerId, id: movement.id }, movement);
  return null;
};
