import type { Scope } from "../../../platform/access/scope.ts";
import { decideRegimeChange, type RegimeInput } from "../rules/regime-change.ts";
import { formerRegimesOf } from "../store/former-regimes.ts";
import { movementsOf } from "../store/movements.ts";
import type { StoredWorker } from "../store/workers.ts";

/** Loads the facts for `decideRegimeChange`. */
export const decideRegime = async ({ tx, today }: Scope, worker: StoredWorker, input: RegimeInput) => {
  const { providerId, id, regime } = worker;
  const former = await formerRegimesOf(tx, worker);
  const movements = await movementsOf(tx, { providerId, workerIds: [id] });
  return decideRegimeChange({ regime, former, movements }, input, today);
};
