import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { fieldColumns, fieldOf, type StoredFieldRow } from "./custom-fields.ts";

type NamedRef = { readonly id: number; readonly name: string };
type Row = StoredFieldRow & { readonly group: NamedRef; readonly company: NamedRef };
/** Filters the contractors of a supplier: the given ones, or all that the row filter allows. */
export type AskedOfWorkers = { readonly providerId: number; readonly contractorIds?: readonly number[] | undefined };

const fieldsInUse = ({ providerId, contractorIds }: AskedOfWorkers): RawBuilder<unknown> => sql`from company_group g
    join custom_field f on f.contractor_id = g.contractor_id and f.group_id = g.id
    join company c on c.id = g.contractor_id
    left join company_group_provider gp on gp.contractor_id = g.contractor_id and gp.group_id = g.id and gp.provider_id = ${providerId}
  where g.activated and not f.retired and f.applies_to = 'employee' and coalesce(gp.activated, g.for_all)
    and exists (select from project_company pc where pc.contractor_id = g.contractor_id and pc.provider_id = ${providerId})
    and ${contractorIds === undefined ? sql`true` : sql`g.contractor_id = any (${contractorIds}::bigint[])`}`;
const selected = sql`${fieldColumns}, json_build_object('id', g.id, 'name', g.name) as "group",
  json_build_object('id', c.id, 'name', c.trading_name) as company`;
const order = sql`order by c.trading_name, c.id, g.name, g.id, f.id`;

/** All active custom fields for the workers of a supplier. */
export const fieldsOfWorkers = async (tx: Tx, filter: AskedOfWorkers) => {
  const { rows } = await sql<Row>`select ${selected} ${fieldsInUse(filter)} ${order}`.execute(tx);
  return rows.map(fieldOf);
};
export type CustomFieldInUse = Awaited<ReturnType<typeof fieldsOfWorkers>>[number];

/** Active worker fields in the active groups of one contractor. */
export const workerFieldsOfContractor = async (tx: Tx, contractorId: number): Promise<NamedRef[]> => {
  const { rows } = await sql<NamedRef>`select f.id, f.name from company_group g
    join custom_field f on f.contractor_id = g.contractor_id and f.group_id = g.id
    where g.contractor_id = ${contractorId} and g.activated and not f.retired and f.applies_to = 'employee'
    order by g.name, g.id, f.id`.execute(tx);
  return rows;
};

export const workerFieldPage = async (
  { tx }: Scope,
  filter: AskedOfWorkers,
  paging: Paging,
): Promise<{ readonly rows: readonly CustomFieldInUse[]; readonly meta: PagingMeta }> => {
  const { rows } =
    await sql<Row>`select ${selected} ${fieldsInUse(filter)} ${order} limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{
    count: number;
  }>`select count(*) as count from (select ${fieldsInUse(filter)} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows: rows.map(fieldOf), meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** How the caller sees a supplier: as itself, as a contractor, or in single projects. */
export type LooksAt = {
  readonly asItself: boolean;
  readonly contractorIds: readonly number[];
  readonly projectIds: readonly number[];
};
/** The contractors of the supplier that the caller sees. */
export const contractorsSeen = async (
  { tx }: Scope,
  providerId: number,
  { asItself, contractorIds, projectIds }: LooksAt,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select distinct pc.contractor_id as id from project_company pc
    where pc.provider_id = ${providerId} and (${asItself} or pc.contractor_id = any (${contractorIds}::bigint[])
      or pc.project_id = any (${projectIds}::bigint[]))`.execute(tx);
  return rows.map(({ id }) => id);
};
