import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { correctedBy, type RecordValues } from "./rules/in-force.ts";
import { type Fault, faultIn } from "./rules/movements.ts";
import { movementsOf, rewriteMovement } from "./store/movements.ts";
import type { WorkerKey } from "./store/workers.ts";

type Corrected = { readonly worker: WorkerKey & { readonly birthdate: IsoDay }; readonly said: RecordValues; readonly today: IsoDay };

/**
 * Role, exposure and admission date follow from the movements, so whoever corrects them in the record corrects the movement that
 * says so. Answers what would then contradict itself, and has changed nothing in that case. Whoever calls settles the worker.
 */
export const correctMovements = async (tx: Tx, { worker, said, today }: Corrected): Promise<Fault | null> => {
  const movements = await movementsOf(tx, { providerId: worker.providerId, workerIds: [worker.id] });
  const corrected = correctedBy(movements, said, today);
  const after = movements.map((movement) => corrected.find(({ id }) => id === movement.id) ?? movement);
  const fault = faultIn(after, worker.birthdate);
  if (fault) return fault;
  for (const movement of corrected) await rewriteMovement(tx, { providerId: worker.providerId, id: movement.id }, movement);
  return null;
};
