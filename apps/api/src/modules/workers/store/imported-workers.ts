// Workers that an import created, for its undo.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type Filter = { readonly providerId: number; readonly workerIds: readonly number[] };

/**
 * Whether somebody worked with a worker since the import: a later save has another version, a movement follows the admission, a pendency has a
 * document or a comment, or there is a photo.
 */
const hasDependents = sql`(w.version > 1 or w.photo_key is not null
  or exists (select from movement m where m.provider_id = w.provider_id and m.worker_id = w.id offset 1)
  or exists (select from pendency p where p.provider_id = w.provider_id and p.worker_id = w.id and (p.status <> 'OPEN'
    or exists (select from attachment a where a.contractor_id = p.contractor_id and a.pendency_id = p.id)
    or exists (select from pendency_comment c where c.contractor_id = p.contractor_id and c.pendency_id = p.id))))`;

export const importHasDependents = async (tx: Tx, { companyId, runId }: { readonly companyId: number; readonly runId: number }) => {
  const { rows } = await sql<{ readonly found: boolean }>`select exists (select from import_line l
      join worker w on w.provider_id = l.company_id and w.id = l.row_id and w.removed_at is null
    where l.company_id = ${companyId} and l.run_id = ${runId} and l.result = 'created' and ${hasDependents}) as found`.execute(tx);
  return rows[0]?.found ?? false;
};

/** Locks the workers among these that have no dependents, in the order of their ids. */
export const lockUnused = async (tx: Tx, { providerId, workerIds }: Filter): Promise<readonly { id: number; name: string }[]> => {
  const { rows } = await sql<{ readonly id: number; readonly name: string }>`select w.id, w.name from worker w
    where w.provider_id = ${providerId} and w.id = any (${[...workerIds]}::bigint[]) and w.removed_at is null and not ${hasDependents}
    order by w.id for update`.execute(tx);
  return rows;
};

/** Soft delete of many workers. */
export const removeWorkerRows = async (tx: Tx, { providerId, workerIds }: Filter, now: Date): Promise<void> => {
  await sql`update worker set removed_at = ${now}, updated_at = ${now}
    where provider_id = ${providerId} and id = any (${[...workerIds]}::bigint[])`.execute(tx);
};
