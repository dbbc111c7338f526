import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { FormerRegime } from "../rules/former-regimes.ts";
import type { WorkerKey } from "./workers.ts";

/** Former contract regimes of a worker, the oldest first. */
export const formerRegimesOf = (tx: Tx, { providerId, id }: WorkerKey): Promise<FormerRegime[]> =>
  tx
    .selectFrom("former_regime")
    .where("provider_id", "=", providerId)
    .where("worker_id", "=", id)
    .select([sql<LabourRegime>`regime`.as("regime"), "until"])
    .orderBy("until")
    .execute();

export const writeFormerRegimes = async (tx: Tx, { providerId, id }: WorkerKey, former: readonly FormerRegime[]): Promise<void> => {
  await tx.deleteFrom("former_regime").where("provider_id", "=", providerId).where("worker_id", "=", id).execute();
  if (former.length === 0) return;
  const rows = former.map((one) => ({ provider_id: providerId, worker_id: id, ...one }));
  await tx.insertInto("former_regime").values(rows).execute();
};
