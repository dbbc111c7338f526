import type { PagingMeta } from "@emdia/contract/list.ts";
import { expiredStatuses, reviewQueueStatuses, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { SupplierOrder } from "@emdia/contract/suppliers/routes.ts";
import type { SupplierRow } from "@emdia/contract/suppliers/supplier.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import { exactMetaOf, offsetOf } from "../../../platform/database/paging.ts";
import { contractorsOf, isBegun, isReached, reachedProjects, type Sql, texts } from "./reach.ts";
import { type SupplierListInput, supplierConditions } from "./supplier-conditions.ts";

const figures = ["total", "settled", "expired", "in_review"] as const;

const orders: { readonly [O in SupplierOrder]: Sql } = {
  NAME_ASC: sql`name`,
  NAME_DESC: sql`name desc`,
  CONFORMITY_ASC: sql`settled::real / nullif(total, 0) nulls last, name`,
  CONFORMITY_DESC: sql`settled::real / nullif(total, 0) desc nulls last, name`,
  EXPIRED_ASC: sql`expired nulls last, name`,
  EXPIRED_DESC: sql`expired desc nulls last, name`,
  IN_REVIEW_ASC: sql`in_review nulls last, name`,
  IN_REVIEW_DESC: sql`in_review desc nulls last, name`,
};

/** Figures of documents are null for a contractor that does not grant `see_pendency`. */
const shownFigures = ({ withDocuments }: SupplierListInput): Sql =>
  sql.join(
    figures.map(
      (figure) =>
        sql`case when s.contractor_id = any (${contractorsOf(withDocuments)}) then s.${sql.ref(figure)} end as ${sql.ref(figure)}`,
    ),
    sql`, `,
  );

/** Suppliers of whole contractors, from the stored figures. */
const ofContractors = (input: SupplierListInput): Sql => sql`select s.contractor_id, s.provider_id, s.name, s.plain_words, s.project_total,
    ${shownFigures(input)}, s.statuses
  from contractor_supplier s where s.contractor_id = any (${idArray(input.seen.companyIds)}) and s.project_total > 0`;

const sumOf = (statuses: readonly string[]): Sql =>
  sql`coalesce(sum(n.total) filter (where n.status = any (${texts(statuses)})), 0)::integer`;
/** Suppliers of single projects, from the counters of these projects. */
const ofProjects = (input: SupplierListInput): Sql => sql`select s.contractor_id, s.provider_id, s.name, s.plain_words, s.project_total,
    ${shownFigures(input)}, s.statuses
  from (
    select pc.contractor_id, pc.provider_id, c.trading_name as name, c.plain_words, count(distinct pc.project_id)::integer as project_total,
      coalesce(sum(n.total), 0)::integer as total, ${sumOf(settledStatuses)} as settled, ${sumOf(expiredStatuses)} as expired,
      ${sumOf(reviewQueueStatuses)} as in_review,
      coalesce(array_agg(distinct n.status) filter (where n.total > 0), '{}') as statuses
    from ${reachedProjects(input.seen)} r (company_id, project_id)
      join project_company pc on pc.contractor_id = r.company_id and pc.project_id = r.project_id and ${isBegun}
      join company c on c.id = pc.provider_id
      left join pendency_count n on n.contractor_id = pc.contractor_id and n.project_id = pc.project_id and n.provider_id = pc.provider_id
    group by pc.contractor_id, pc.provider_id, c.id) s`;

const changeOf = (statuses: readonly string[]): Sql =>
  sql`coalesce(sum(d.change) filter (where d.status = any (${texts(statuses)})), 0)::integer`;
/** Changes that are not folded into the counters yet, for the suppliers of the page. */
const unfolded = ({ withDocuments }: SupplierListInput): Sql => sql`select coalesce(sum(d.change), 0)::integer as total,
    ${changeOf(settledStatuses)} as settled, ${changeOf(expiredStatuses)} as expired, ${changeOf(reviewQueueStatuses)} as in_review
  from pendency_delta d where d.provider_id = page.id and ${isReached(withDocuments, "d")}`;

/** Workers of a supplier as the worker list shows them; a worker of several contractors or projects counts once. */
const workerTotal = ({ withWorkers: { companyIds, projects } }: SupplierListInput): Sql => {
  if (companyIds.length + projects.length === 0) return sql`null::integer`;
  const whole = sql`select cw.worker_id from contractor_worker cw where cw.contractor_id = any (${idArray(companyIds)}) and cw.provider_id = page.id`;
  const single = sql`select pw.worker_id from ${reachedProjects({ companyIds, projects })} r (company_id, project_id)
    join project_worker pw on pw.contractor_id = r.company_id and pw.project_id = r.project_id and pw.provider_id = page.id
    join worker w on w.provider_id = pw.provider_id and w.id = pw.worker_id and w.removed_at is null`;
  if (companyIds.length === 1 && projects.length === 0) return sql`(select count(*)::integer from (${whole}) w)`;
  return sql`(select count(*)::integer from (${sql.join([...(companyIds.length > 0 ? [whole] : []), ...(projects.length > 0 ? [single] : [])], sql` union `)}) w)`;
};

type Row = Omit<SupplierRow, "conformity"> & { readonly settled: number | null; readonly total: number | null };

const statementOf = (input: SupplierListInput) => {
  const { seen, query } = input;
  const sources = [...(seen.companyIds.length > 0 ? [ofContractors(input)] : []), ...(seen.projects.length > 0 ? [ofProjects(input)] : [])];
  const summed = figures.map((figure) => sql`sum(s.${sql.ref(figure)})::integer as ${sql.ref(figure)}`);
  return sql<Row & { readonly counted: number }>`with found as materialized (
      select s.provider_id as id, any_value(s.name) as name, sum(s.project_total)::integer as project_total, ${sql.join(summed, sql`, `)}
      from (${sql.join(sources, sql` union all `)}) s group by s.provider_id ${supplierConditions(input)}),
    page as (select f.*, row_number() over () as place from (
      select * from found order by ${orders[query.orderBy]}, id limit ${query.itemsPerPage} offset ${offsetOf(query)}) f)
    select page.id, page.name, (select c.cnpj from company c where c.id = page.id) as cnpj, page.project_total as "projectTotal",
      ${workerTotal(input)} as "workerTotal", page.total + u.total as total, page.settled + u.settled as settled,
      page.expired + u.expired as expired, page.in_review + u.in_review as "inReview",
      (select count(*)::integer from found) as counted
    from (select 1) one left join page on true left join lateral (${unfolded(input)}) u on true
    order by page.place`;
};

type Page = { readonly results: SupplierRow[]; readonly meta: PagingMeta };
/** A page of suppliers. Orders by figures follow the last fold; the figures of the rows include later changes. */
export const supplierPage = async ({ tx }: Scope, input: SupplierListInput): Promise<Page> => {
  if (input.seen.companyIds.length + input.seen.projects.length === 0) return { results: [], meta: exactMetaOf(input.query, 0) };
  const { rows } = await statementOf(input).execute(tx);
  const results = rows
    .filter(({ id }) => id !== null)
    .map(({ settled, total, counted: _, ...row }) => ({
      ...row,
      conformity: settled === null || total === null ? null : { settled, total },
    }));
  return { results, meta: exactMetaOf(input.query, rows[0]?.counted ?? 0) };
};
