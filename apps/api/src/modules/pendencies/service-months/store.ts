// Queries about service months: contradicting facts, and the list of declarations.
import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import type { Contradictions, ServiceMonthRow } from "@emdia/contract/pendencies/service-month.ts";
import type { ServiceMonthState } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ServiceMonthKey } from "../../projects/index.ts";
import { daysOf } from "../../projects/rules/index.ts";
import type { VisiblePendencies } from "../policy.ts";
import { reached } from "../store/visible-rows.ts";

type Sql = RawBuilder<unknown>;
/** Number of names that the decision shows; the others are counted. */
const NAMED_MAX = 5;

/** Links to the project that took effect and cover a day of the month. */
const linksOf = ({ contractorId, projectId, providerId, month }: ServiceMonthKey): Sql => {
  const { from, until } = daysOf(month);
  return sql`project_worker pw where pw.contractor_id = ${contractorId} and pw.project_id = ${projectId} and pw.provider_id = ${providerId}
    and pw.hiring_date <= ${until}::date and coalesce(pw.end_date, ${until}::date) >= greatest(pw.hiring_date, ${from}::date)`;
};
/** The first and the last linked day of the month. */
const linkedDays = ({ month }: ServiceMonthKey): { readonly first: Sql; readonly last: Sql } => {
  const { from, until } = daysOf(month);
  return {
    first: sql`greatest(pw.hiring_date, ${from}::date)`,
    last: sql`least(coalesce(pw.end_date, ${until}::date), ${until}::date)`,
  };
};
/** A leave covers all linked days of the month. It ends on its last day, or before the next movement to work. */
const isAway = (key: ServiceMonthKey): Sql => {
  const { first, last } = linkedDays(key);
  return sql`exists (select from movement m where m.provider_id = pw.provider_id and m.worker_id = pw.worker_id and m.status = 'away'
    and m.start_date <= ${first} and coalesce(m.end_date, 'infinity') >= ${last}
    and not exists (select from movement b where b.provider_id = m.provider_id and b.worker_id = m.worker_id and b.status <> 'away'
      and b.start_date > m.start_date and b.start_date <= ${last}))`;
};

type Counted = Contradictions["workers"];
/** Total of the named rows, and the first rows. */
const counted = async (tx: Tx, named: Sql): Promise<Counted> => {
  const { rows } = await sql<Counted>`with named as (${named}) select (select coalesce(sum(count), 0)::integer from named) as total,
    coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name, 'count', n.count) order by n.name, n.id)
      from (select * from named order by name, id limit ${NAMED_MAX}) n), '[]') as first`.execute(tx);
  return rows[0] ?? { total: 0, first: [] };
};

/** Workers who were linked in the month without a leave, and documents that were sent for it. */
export const contradictionsOf = async (tx: Tx, key: ServiceMonthKey): Promise<Contradictions> => {
  const { contractorId, projectId, providerId, month } = key;
  const workers = sql`select distinct w.id, w.name, 1 as count from worker w join (select pw.* from ${linksOf(key)} and not ${isAway(key)}) l
    on l.provider_id = w.provider_id and l.worker_id = w.id`;
  const documents = sql`select min(p.id) as id, v.name, count(*) as count from pendency p
    join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
    where p.contractor_id = ${contractorId} and p.project_id = ${projectId} and p.provider_id = ${providerId}
      and p.reference_month = ${daysOf(month).from}::date and v.frequency = 'monthly' and p.sent_documents > 0 and p.removed_at is null group by v.name`;
  return { workers: await counted(tx, workers), documents: await counted(tx, documents) };
};

/** Workers whose link begins and ends within the month. */
export const workersLinkedWithin = async (tx: Tx, key: ServiceMonthKey): Promise<readonly number[]> => {
  const { from, until } = daysOf(key.month);
  const { rows } = await sql<{ readonly id: number }>`select distinct pw.worker_id as id from ${linksOf(key)}
    and pw.hiring_date >= ${from}::date and pw.end_date <= ${until}::date order by 1 limit 2`.execute(tx);
  return rows.map(({ id }) => id);
};

/** A monthly STP pendency of the month, those of the supplier first. */
const pendencyOf = sql`(select p.id from pendency p
    join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
  where p.contractor_id = s.contractor_id and p.project_id = s.project_id and p.provider_id = s.provider_id and p.reference_month = s.month
    and p.plan = 'STP' and v.frequency = 'monthly' and p.removed_at is null order by p.worker_id nulls first, p.id limit 1)`;

type Query = Paging & { readonly state: readonly ServiceMonthState[] };
type Page = { readonly results: ServiceMonthRow[]; readonly meta: PagingMeta };
type Row = Omit<ServiceMonthRow, "declaredAt"> & { readonly declaredAt: Date };

/** Declarations in these states that the user sees, oldest first. */
export const serviceMonthPage = async (tx: Tx, { contractor, provider }: VisiblePendencies, query: Query): Promise<Page> => {
  const project = sql`s.project_id`;
  const visible = sql`service_month s where s.state = any (${[...query.state]}::text[])
    and (${reached(contractor, { company: sql`s.contractor_id`, project })} or ${reached(provider, { company: sql`s.provider_id`, project })})`;
  const { rows } =
    await sql<Row>`select s.id, to_char(s.month, 'YYYY-MM') as month, s.state, s.note, s.declared_at as "declaredAt", s.declared_by_name as "declaredBy",
      (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = s.contractor_id) as contractor,
      (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = s.provider_id) as company,
      (select json_build_object('id', pr.id, 'name', pr.name) from project pr where pr.contractor_id = s.contractor_id and pr.id = s.project_id) as project,
      ${pendencyOf} as "pendencyId" from ${visible} order by s.declared_at, s.id limit ${query.itemsPerPage} offset ${offsetOf(query)}`.execute(
      tx,
    );
  const total = await sql<{
    readonly total: number;
  }>`select count(*) as total from (select from ${visible} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  const results = rows.map((row) => ({ ...row, declaredAt: row.declaredAt.toISOString() }));
  return { results, meta: metaOf(query, total.rows[0]?.total ?? 0, results.length) };
};
