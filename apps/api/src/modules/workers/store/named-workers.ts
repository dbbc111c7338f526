// Workers by id, and links that end after a day, for the projects module.
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectDataProvider } from "../../projects/index.ts";
import type { ProjectRef } from "../rules/movement.ts";

type Provider = Required<ProjectDataProvider>;
type NamedWorkers = Awaited<ReturnType<Provider["workersNamed"]>>;
type Beyond = Awaited<ReturnType<Provider["workersBeyond"]>>;
const columns = sql`w.id, w.name, w.role, w.provider_id as "supplierId", c.trading_name as "supplierName"`;

export const workersNamed = async (tx: Tx, ids: readonly number[]): Promise<NamedWorkers> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedWorkers[number]>`select ${columns} from worker w join company c on c.id = w.provider_id
    where w.id = any (${[...ids]}::bigint[])`.execute(tx);
  return rows;
};

/** Links that end after a day, up to one more than the counting limit of lists. */
export const linksEndingAfter = async (tx: Tx, { contractorId, projectId }: ProjectRef, day: IsoDay): Promise<Beyond> => {
  const { rows } = await sql<Beyond[number]>`select ${columns}, pw.hiring_date as "hiringDate", pw.end_date as "endDate"
    from project_worker pw join worker w on w.provider_id = pw.provider_id and w.id = pw.worker_id join company c on c.id = w.provider_id
    where pw.contractor_id = ${contractorId} and pw.project_id = ${projectId} and (pw.end_date is null or pw.end_date > ${day}::date)
      and (pw.end_date is null or pw.end_date >= pw.hiring_date)
    order by w.name, w.id, pw.id limit ${COUNTED_MAX + 1}`.execute(tx);
  return rows;
};
