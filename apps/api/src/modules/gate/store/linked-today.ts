// Workers with a link to a project on a day.
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

export type LinkedWorker = {
  readonly providerId: number;
  readonly workerId: number;
  readonly name: string;
  readonly role: string;
  readonly companyName: string;
};
type Filter = { readonly contractorId: number; readonly projectId: number; readonly today: IsoDay };

const linked = ({ contractorId, projectId, today }: Filter) => sql`select distinct pw.provider_id, pw.worker_id from project_worker pw
  where pw.contractor_id = ${contractorId} and pw.project_id = ${projectId} and pw.hiring_date <= ${today}::date
    and (pw.end_date is null or pw.end_date >= ${today}::date)`;

/** A page of them by supplier and name, so that a page has few suppliers. */
export const linkedOn = async (
  tx: Tx,
  filter: Filter,
  { offset, atMost }: { readonly offset: number; readonly atMost: number },
): Promise<readonly LinkedWorker[]> => {
  const { rows } = await sql<LinkedWorker>`select w.provider_id as "providerId", w.id as "workerId", w.name, w.role,
      c.trading_name as "companyName"
    from (${linked(filter)}) l join worker w on w.provider_id = l.provider_id and w.id = l.worker_id and w.removed_at is null
    join company c on c.id = w.provider_id
    order by c.trading_name, c.id, w.name, w.id limit ${atMost} offset ${offset}`.execute(tx);
  return rows;
};

/** Counts up to the limit of totals. */
export const countLinkedOn = async (tx: Tx, filter: Filter): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`select count(*) as total from (select from (${linked(filter)}) l
    join worker w on w.provider_id = l.provider_id and w.id = l.worker_id and w.removed_at is null limit ${COUNTED_MAX + 1}) counted`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
};
