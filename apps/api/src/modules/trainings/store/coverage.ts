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

/** Valid certificates of workers from classes of these configurations, of any version. */
export const approvedTrainings = async (tx: Tx, { contractorId, workerIds, configIds }: Input): Promise<readonly Row[]> => {
  if (workerIds.length === 0 || configIds.length === 0) return [];
  const { rows } = await sql<Row>`select t.worker_id as "workerId", c.config_id as "configId", t.issued_on as "issuedOn",
      t.valid_until as "validUntil"
    from training_certificate t
    join worker w on w.id = t.worker_id and w.provider_id = t.provider_id
    join training_class c on c.contractor_id = t.contractor_id and c.id = t.class_id
    where t.contractor_id = ${contractorId} and t.worker_id = any (${[...workerIds]}::bigint[]) and t.state = 'valid'
      and c.config_id = any (${[...configIds]}::bigint[])`.execute(tx);
  return rows;
};
