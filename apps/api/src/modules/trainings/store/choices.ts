// Suppliers and projects by which participants are chosen.
import type { Paging } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

const ids = (values: readonly number[]) => sql`${[...values]}::bigint[]`;

type NamePage = Paging & { readonly name?: string | undefined };
/** All suppliers, or these and those of some projects. */
type SupplierChoice = "all" | { readonly providerIds: readonly number[]; readonly projectIds: readonly number[] };

/** Suppliers of a contractor by name. */
export const listSuppliersOf = async (
  tx: Tx,
  contractorId: number,
  { choice, name, ...paging }: NamePage & { readonly choice: SupplierChoice },
) => {
  const chosen =
    choice === "all"
      ? sql`true`
      : sql`(pc.provider_id = any (${ids(choice.providerIds)}) or pc.project_id = any (${ids(choice.projectIds)}))`;
  const rest = sql`from company c where exists (select from project_company pc
      where pc.contractor_id = ${contractorId} and pc.provider_id = c.id and ${chosen})
    and (${name ?? null}::text is null or strpos(plain_text(c.trading_name), plain_text(${name ?? ""})) > 0)`;
  return namePage(tx, { rest, label: sql`c.trading_name`, id: sql`c.id` }, paging);
};

/** Projects of a contractor with suppliers, by name. */
export const listProjectsOf = async (
  tx: Tx,
  contractorId: number,
  {
    projects,
    providerId,
    name,
    ...paging
  }: NamePage & { readonly projects: readonly number[] | "all"; readonly providerId?: number | undefined },
) => {
  const rest = sql`from project p where p.contractor_id = ${contractorId} and not p.is_draft and p.state <> 'removed'
    and exists (select from project_company pc where pc.contractor_id = p.contractor_id and pc.project_id = p.id
      and (${providerId ?? null}::bigint is null or pc.provider_id = ${providerId ?? null}))
    and (${projects === "all"} or p.id = any (${ids(projects === "all" ? [] : projects)}))
    and (${name ?? null}::text is null or strpos(plain_text(p.name), plain_text(${name ?? ""})) > 0)`;
  return namePage(tx, { rest, label: sql`p.name`, id: sql`p.id` }, paging);
};

type Listed = { readonly rest: RawBuilder<unknown>; readonly label: RawBuilder<unknown>; readonly id: RawBuilder<unknown> };
const namePage = async (tx: Tx, { rest, label, id }: Listed, paging: Paging) => {
  const { rows } = await sql<{ id: number; name: string }>`select ${id} as id, ${label} as name ${rest}
    order by ${label}, ${id} limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select ${rest} limit ${COUNTED_MAX + 1}) found`.execute(
    tx,
  );
  return { results: rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};
