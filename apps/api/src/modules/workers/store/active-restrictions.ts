import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

export type KeptOutWorker = {
  readonly contractorId: number;
  readonly workerId: number;
  readonly reason: string;
  readonly startDate: IsoDay;
  readonly endDate: IsoDay | null;
};
type Filter = { readonly workerIds: readonly number[]; readonly contractorIds: readonly number[] | null; readonly day: IsoDay };

/** Restrictions of these workers that are active on a day or later and visible to the caller. */
export const findActiveRestrictions = async (tx: Tx, { workerIds, contractorIds, day }: Filter): Promise<readonly KeptOutWorker[]> => {
  const { rows } =
    await sql<KeptOutWorker>`select contractor_id as "contractorId", worker_id as "workerId", reason, start_date as "startDate",
      end_date as "endDate"
    from restrictions_of(${[...workerIds]}::bigint[], ${contractorIds && [...contractorIds]}::bigint[], ${day}::date)`.execute(tx);
  return rows;
};
