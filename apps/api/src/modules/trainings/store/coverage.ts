import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ApprovedTraining } from "../rules/coverage.ts";

export type ConfigName = { readonly id: number; readonly name: string };

/** Current configurations of a contractor by name. */
export const configNames = (tx: Tx, contractorId: number): Promise<readonly ConfigName[]> =>
  tx
    .selectFrom("training_config")
    .select(["id", "name"])
    .where("contractor_id", "=", contractorId)
    .where("retired", "=", false)
    .orderBy("name")
    .orderBy("id")
    .execute();

type Row = ApprovedTraining & { readonly workerId: number; readonly configId: number };
type Input = { readonly contractorId: number; readonly workerIds: readonly number[]; readonly configIds: readonly number[] };

/** Approved participations of workers in classes of these configurations, of any version. A class that was removed later does not count. */
export const approvedTrainings = async (tx: Tx, { contractorId, workerIds, configIds }: Input): Promise<readonly Row[]> => {
  if (workerIds.length === 0 || configIds.length === 0) return [];
  const { rows } = await sql<Row>`select p.worker_id as "workerId", c.config_id as "configId", c.ends_at::date as "completedOn",
      v.validity_months as "validityMonths"
    from training_participant p
    join worker w on w.id = p.worker_id and w.provider_id = p.provider_id
    join training_class c on c.contractor_id = p.contractor_id and c.id = p.class_id and c.removed_at is null
    join training_config_version v on v.contractor_id = c.contractor_id and v.config_id = c.config_id and v.version = c.config_version
    where p.contractor_id = ${contractorId} and p.worker_id = any (${[...workerIds]}::bigint[]) and p.status = 'approved'
      and c.config_id = any (${[...configIds]}::bigint[])`.execute(tx);
  return rows;
};
