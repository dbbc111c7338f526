import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { deriveWorkerChanges, type Settlement } from "./rules/settlement.ts";
import { settleBadges } from "./settle-badges.ts";
import { movementsOf } from "./store/movements.ts";
import { linksOf, lockSettled, openLinks, writeLinkDates, writeSettled } from "./store/settling.ts";
import { countSaves, type SavedBy } from "./store/worker-saves.ts";

type Input = {
  readonly providerId: number;
  readonly workerIds: readonly number[];
  readonly today: IsoDay;
  /** The user who caused the change; undefined in the daily job and for a new worker. */
  readonly by?: SavedBy;
};

const grouped = <T extends { readonly workerId: number }>(rows: readonly T[]): ((id: number) => readonly T[]) => {
  const byWorker = Map.groupBy(rows, ({ workerId }) => workerId);
  return (id) => byWorker.get(id) ?? [];
};

/**
 * Recomputes status, role, exposure, admission date, link dates and badges from the movements. Idempotent; runs after every change of a movement
 * or link, and in the daily job.
 */
export const recomputeWorkers = async (tx: Tx, { providerId, workerIds, today, by }: Input): Promise<void> => {
  if (workerIds.length === 0) return;
  const workers = await lockSettled(tx, { providerId, workerIds });
  const movements = grouped(await movementsOf(tx, { providerId, workerIds }));
  const links = grouped(await linksOf(tx, { providerId, workerIds }));
  const changes: readonly (Settlement & { readonly id: number })[] = workers.map((worker) => ({
    id: worker.id,
    ...deriveWorkerChanges({ worker, movements: movements(worker.id), links: links(worker.id) }, today),
  }));
  await writeSettled(
    tx,
    providerId,
    changes.flatMap(({ worker }) => worker ?? []),
  );
  await writeLinkDates(
    tx,
    changes.flatMap(({ changed }) => changed),
  );
  await openLinks(
    tx,
    providerId,
    changes.flatMap(({ opened }) => opened),
  );
  const saves = changes.filter(({ saved }) => saved.length > 0).map(({ id, saved }) => ({ id, fields: saved }));
  await countSaves(tx, { providerId, saves, by });
  await settleBadges(tx, { providerId, workerIds, today });
};
