import type { CompanyGroupListQuery } from "@emdia/contract/custom-fields/group-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";

export type GroupKey = { readonly companyId: number; readonly id: number };
export type KeptGroup = GroupKey & {
  readonly name: string;
  readonly activated: boolean;
  readonly forall: boolean;
  readonly version: number;
  readonly fieldCount: number;
  /** Number of suppliers of the company, and of those with a setting that differs from `forall`. */
  readonly providers: number;
  readonly exceptions: number;
};
type Sql = RawBuilder<unknown>;

/** A supplier of the company is a company that is linked to one of its projects. */
const selected: Sql = sql`g.contractor_id as "companyId", g.id, g.name, g.activated, g.for_all as forall, g.version,
  (select count(*) from custom_field f where f.contractor_id = g.contractor_id and f.group_id = g.id and not f.retired) as "fieldCount",
  (select count(distinct pc.provider_id) from project_company pc where pc.contractor_id = g.contractor_id) as providers,
  (select count(*) from company_group_provider gp where gp.contractor_id = g.contractor_id and gp.group_id = g.id
    and gp.activated <> g.for_all
    and exists (select from project_company pc where pc.contractor_id = gp.contractor_id and pc.provider_id = gp.provider_id)) as exceptions`;

export const listGroupPage = async (
  { tx }: Scope,
  companyId: number,
  { query, activated, ...paging }: CompanyGroupListQuery,
): Promise<{ readonly rows: readonly KeptGroup[]; readonly meta: PagingMeta }> => {
  const found = sql`from company_group g where g.contractor_id = ${companyId}
    and ${activated === undefined ? sql`true` : sql`g.activated = ${activated}`}
    and ${query ? sql`plain_text(g.name) like found_anywhere(${query})` : sql`true`}`;
  const { rows } = await sql<KeptGroup>`select ${selected} ${found} order by g.activated desc, g.name, g.id
    limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*) as count from (select ${found} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

export const findGroup = async ({ tx }: Scope, { companyId, id }: GroupKey): Promise<KeptGroup | undefined> => {
  const { rows } = await sql<KeptGroup>`select ${selected} from company_group g
    where g.contractor_id = ${companyId} and g.id = ${id}`.execute(tx);
  return rows[0];
};

/** Row lock that serializes changes of a group, its fields and its suppliers. */
export const lockGroup = async ({ tx }: Scope, { companyId, id }: GroupKey): Promise<void> => {
  await sql`select from company_group where contractor_id = ${companyId} and id = ${id} for update`.execute(tx);
};

/** Returns undefined if the company already has a group of this name. */
export const insertGroup = ({ tx }: Scope, { companyId, name, forall }: Pick<KeptGroup, "companyId" | "name" | "forall">) =>
  tx
    .insertInto("company_group")
    .values({ contractor_id: companyId, name, for_all: forall })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

type Saved = Partial<Pick<KeptGroup, "name" | "activated" | "forall">>;
export const saveGroup = async (
  { tx }: Scope,
  { companyId, id, version }: KeptGroup,
  { forall, ...fields }: Saved,
): Promise<"saved" | "taken"> => {
  try {
    await tx
      .updateTable("company_group")
      .set({ ...fields, ...(forall !== undefined && { for_all: forall }), version: version + 1 })
      .where("contractor_id", "=", companyId)
      .where("id", "=", id)
      .execute();
    return "saved";
  } catch (error) {
    if (violatesUnique(error, "company_group_name")) return "taken";
    throw error;
  }
};
