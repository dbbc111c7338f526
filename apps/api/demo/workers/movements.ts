import { addDays, type IsoDay } from "../../src/kernel/dates.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { SeededWorker } from "./drawn-workers.ts";
import type { Transfer } from "./links.ts";

type Seeds = { readonly workers: readonly SeededWorker[]; readonly transfers: readonly Transfer[]; readonly today: IsoDay };

const admissionOf = ({ providerId, id, admission, role }: SeededWorker) => ({
  provider_id: providerId,
  worker_id: id,
  kind: "admission" as const,
  status: "active" as const,
  start_date: admission,
  new_role: role,
});

const storyOf = ({ providerId, id, career }: SeededWorker, today: IsoDay) =>
  career.steps
    .filter(({ kind }) => kind !== "transfer")
    .map(({ kind, status, from, until, reason, newRole, exposedToRisk }) => ({
      provider_id: providerId,
      worker_id: id,
      kind,
      status,
      start_date: addDays(today, from),
      end_date: until === undefined ? null : addDays(today, until),
      reason: reason ?? null,
      new_role: newRole ?? null,
      exposed_to_risk: exposedToRisk ?? null,
    }));

const transferred = ({ worker, from, to, day }: Transfer) => ({
  provider_id: worker.providerId,
  worker_id: worker.id,
  kind: "transfer" as const,
  status: "active" as const,
  contractor_id: to.contractor_id,
  project_id: to.project_id,
  from_contractor_id: from.contractor_id,
  from_project_id: from.project_id,
  start_date: day,
});

/** Inserts all movements. The statuses are computed afterwards. */
export const seedMovements = async (tx: Tx, { workers, transfers, today }: Seeds): Promise<void> => {
  await tx
    .insertInto("movement")
    .values(workers.map((worker) => admissionOf(worker)))
    .execute();
  await tx
    .insertInto("movement")
    .values(workers.flatMap((worker) => storyOf(worker, today)))
    .execute();
  if (transfers.length === 0) return;
  await tx
    .insertInto("movement")
    .values(transfers.map((transfer) => transferred(transfer)))
    .execute();
};
