// The list of declared months.
import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import type { ServiceMonthRow } from "@emdia/contract/pendencies/service-month.ts";
import type { PendencyStatus, ServiceMonthState } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { Reach, Side } from "../../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../../platform/database/paging.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { VisiblePendencies } from "../../policy.ts";
import { reached } from "../../store/visible-rows.ts";

type Sql = RawBuilder<unknown>;
type Filter = {
  readonly state: readonly ServiceMonthState[];
  /** Only months with an active document in one of these statuses; undefined for all months. */
  readonly openStatuses: readonly PendencyStatus[] | undefined;
};

/** The monthly STP documents of a month, as a part of a query. */
const documents = sql`pendency p
    join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
  where p.contractor_id = s.contractor_id and p.project_id = s.project_id and p.provider_id = s.provider_id and p.reference_month = s.month
    and p.plan = 'STP' and v.frequency = 'monthly' and p.removed_at is null`;
/** The pendency that opens the declaration: the supplier's own first. */
const pendencyOf = sql`(select p.id from ${documents} order by p.worker_id nulls first, p.id limit 1)`;
const hasOpen = ({ openStatuses }: Filter): Sql =>
  openStatuses ? sql`exists (select from ${documents} and p.active and p.status = any (${[...openStatuses]}::text[]))` : sql`true`;

/** The oldest months of one side, up to a limit for each company and state, so that an index returns them in order. */
const oldestOf = (side: Side, reach: Reach, { filter, limit }: { readonly filter: Filter; readonly limit: number }): Sql => {
  const company = sql.raw(side === "contractor" ? "s.contractor_id" : "s.provider_id");
  const companies = [...new Set([...reach.companyIds, ...reach.projects.map(({ companyId }) => companyId)])];
  return sql`(select k.* from unnest(${companies}::bigint[]) c (id) cross join unnest(${[...filter.state]}::text[]) st (state)
    cross join lateral (select s.declared_at, s.id from service_month s where ${company} = c.id and s.state = st.state
      and ${reached(reach, { company, project: sql`s.project_id` })} and ${hasOpen(filter)} order by s.declared_at, s.id limit ${limit}) k)`;
};

type Query = Paging & Filter;
type Page = { readonly results: ServiceMonthRow[]; readonly meta: PagingMeta };
type Row = Omit<ServiceMonthRow, "declaredAt" | "decidedAt"> & { readonly declaredAt: Date; readonly decidedAt: Date | null };

const columns = sql`s.id, to_char(s.month, 'YYYY-MM') as month, s.state, s.note, s.declared_at as "declaredAt", s.declared_by_name as "declaredBy",
  s.reason, s.decided_at as "decidedAt", s.decided_by_name as "decidedBy",
  (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = s.contractor_id) as contractor,
  (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = s.provider_id) as company,
  (select json_build_object('id', pr.id, 'name', pr.name) from project pr where pr.contractor_id = s.contractor_id and pr.id = s.project_id) as project,
  ${pendencyOf} as "pendencyId"`;

/** Declarations in these states that the user sees, oldest first. */
export const serviceMonthPage = async (tx: Tx, { contractor, provider }: VisiblePendencies, query: Query): Promise<Page> => {
  const offset = offsetOf(query);
  const oldest = { filter: query, limit: Math.max(offset + query.itemsPerPage, COUNTED_MAX + 1) };
  // `union` removes a month that the user sees from both sides.
  const found = sql`${oldestOf("contractor", contractor, oldest)} union ${oldestOf("provider", provider, oldest)}`;
  const { rows } = await sql<{ readonly total: number }>`select count(*)::integer as total from (${found}) f`.execute(tx);
  const page = await sql<Row>`select ${columns} from (select * from (${found}) f order by declared_at, id
      limit ${query.itemsPerPage} offset ${offset}) page join service_month s on s.id = page.id order by s.declared_at, s.id`.execute(tx);
  const results = page.rows.map((row) => ({
    ...row,
    declaredAt: row.declaredAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
  return { results, meta: metaOf(query, rows[0]?.total ?? 0, results.length) };
};
