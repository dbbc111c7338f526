// Workers whose stored eligibility is to be computed again. Triggers insert the rows.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type Page = { readonly providerId: number; readonly atMost: number };
type Stale = { readonly ids: readonly number[]; readonly workerIds: readonly number[] };

/** The first rows of a supplier, and their workers: single ones, and those with a link to a project or contractor. */
export const staleStandings = async (tx: Tx, { providerId, atMost }: Page): Promise<Stale> => {
  const { rows } = await sql<Stale>`with stale as materialized (
      select * from stale_standing where provider_id = ${providerId} order by id limit ${atMost}),
    workers (id) as (select worker_id from stale where worker_id is not null
      union select pw.worker_id from (select distinct contractor_id, project_id from stale where worker_id is null) s
        join project_worker pw on pw.provider_id = ${providerId} and pw.contractor_id = s.contractor_id
          and (s.project_id is null or pw.project_id = s.project_id))
    select (select coalesce(json_agg(id), '[]') from stale) as ids,
      (select coalesce(json_agg(id order by id), '[]') from workers) as "workerIds"`.execute(tx);
  return rows[0] ?? { ids: [], workerIds: [] };
};

export const deleteStale = async (
  tx: Tx,
  { providerId, ids }: { readonly providerId: number; readonly ids: readonly number[] },
): Promise<void> => {
  await sql`delete from stale_standing where provider_id = ${providerId} and id = any (${[...ids]}::bigint[])`.execute(tx);
};
