import type { CompanyListQuery } from "@emdia/contract/companies/company-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";

/** A company with the caller's membership. The row filter lets the caller read profiles wherever the caller acts. */
const seen = (scope: Scope, companyIds: readonly number[]) =>
  scope.tx
    .selectFrom("membership as m")
    .innerJoin("company as c", "c.id", "m.company_id")
    .innerJoin("access_profile as p", (join) => join.onRef("p.company_id", "=", "m.company_id").onRef("p.id", "=", "m.profile_id"))
    .where("m.account_id", "=", scope.account.id)
    .where(sql<boolean>`m.company_id = any (${companyIds}::bigint[])`);

const found = (scope: Scope, companyIds: readonly number[], { query, side }: Pick<CompanyListQuery, "query" | "side">) => {
  const digits = query?.replace(/[.\-/\s]/g, "").toUpperCase() ?? "";
  return seen(scope, companyIds)
    .$if(query !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(strpos(plain_text(c.trading_name || ' ' || c.name), plain_text(${query ?? ""})) > 0
          or (${digits} <> '' and starts_with(c.cnpj, ${digits})))`,
      ),
    )
    .$if(side !== undefined, (rows) => rows.where(side === "contractor" ? "c.is_contractor" : "c.is_provider", "=", true));
};

const columns = [
  "c.id",
  "c.cnpj",
  "c.name as companyName",
  "c.trading_name as tradingName",
  "c.city",
  "c.state",
  "c.is_contractor as isContractor",
  "c.is_provider as isProvider",
  "c.version",
  "m.is_owner as owner",
  "p.id as profileId",
  "p.name as profileName",
] as const;

/** `toChange` locks the company row until the transaction ends. */
export type AskedCompany = { readonly id: number; readonly toChange?: boolean };
export const findMyCompany = (scope: Scope, { id, toChange = false }: AskedCompany) =>
  seen(scope, [id])
    .select(columns)
    .$if(toChange, (rows) => rows.forUpdate("c"))
    .executeTakeFirst();
export type KeptCompany = NonNullable<Awaited<ReturnType<typeof findMyCompany>>>;
export type CompanyPage = { readonly rows: readonly KeptCompany[]; readonly meta: PagingMeta };

export const listCompanyPage = async (scope: Scope, companyIds: readonly number[], query: CompanyListQuery): Promise<CompanyPage> => {
  const direction = query.orderBy === "NAME_DESC" ? "desc" : "asc";
  const rows = await found(scope, companyIds, query)
    .select(columns)
    .orderBy("c.trading_name", direction)
    .orderBy("c.id")
    .limit(query.itemsPerPage)
    .offset(offsetOf(query))
    .execute();
  const { count } = await scope.tx
    .selectFrom(
      found(scope, companyIds, query)
        .select("c.id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(query, count, rows.length) };
};
