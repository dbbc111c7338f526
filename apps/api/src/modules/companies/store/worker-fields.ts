import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { fieldColumns, fieldOf, type StoredFieldRow } from "./custom-fields.ts";

type NamedRef = { readonly id: number; readonly name: string };
type Row = StoredFieldRow & { readonly group: NamedRef; readonly company: NamedRef };
/** For which contractors a supplier's workers are looked at: all that the transaction reads, or those named. */
export type AskedOfWorkers = { readonly providerId: number; readonly contractorIds?: readonly number[] | undefined };

const asked = ({ providerId, contractorIds }: AskedOfWorkers): RawBuilder<unknown> => sql`from company_group g
    join custom_field f on f.contractor_id = g.contractor_id and f.group_id = g.id
    join company c on c.id = g.contractor_id
    left join company_group_provider gp on gp.contractor_id = g.contractor_id and gp.group_id = g.id and gp.provider_id = ${providerId}
  where g.activated and not f.retired and f.applies_to = 'employee' and coalesce(gp.activated, g.for_all)
    and exists (select from project_company pc where pc.contractor_id = g.contractor_id and pc.provider_id = ${providerId})
    and ${contractorIds === undefined ? sql`true` : sql`g.contractor_id = any (${contractorIds}::bigint[])`}`;
const selected = sql`${fieldColumns}, json_build_object('id', g.id, 'name', g.name) as "group",
  json_build_object('id', c.id, 'name', c.trading_name) as company`;
const order = sql`order by c.trading_name, c.id, g.name, g.id, f.id`;

/** Everything that is asked about the workers of a supplier. */
export const fieldsOfWorkers = async (tx: Tx, whose: AskedOfWorkers) => {
  const { rows } = await sql<Row>`select ${selected} ${asked(whose)} ${order}`.execute(tx);
  return rows.map(fieldOf);
};
export type CustomFieldInUse = Awaited<ReturnType<typeof fieldsOfWorkers>>[number];

export const workerFieldPage = async (
  { tx }: Scope,
  whose: AskedOfWorkers,
  paging: Paging,
): Promise<{ readonly rows: readonly CustomFieldInUse[]; readonly meta: PagingMeta }> => {
  const { rows } =
    await sql<Row>`select ${selected} ${asked(whose)} ${order} limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*) as count from (select ${asked(whose)} limit ${COUNTED_MAX + 1}) one`.execute(
    tx,
  );
  return { rows: rows.map(fieldOf), meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** From where somebody looks at a supplier: as itself or as its contractors, as a whole or restricted to projects. */
export type LooksAt = {
  readonly asItself: boolean;
  readonly contractorIds: readonly number[];
  readonly projectIds: readonly number[];
};
/** The contractors for which they see it work. */
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
