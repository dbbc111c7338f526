import type { CompanySearchQuery } from "@emdia/contract/companies/registry-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { KnownCompany } from "../rules/known-company.ts";

/** Registry entry of a CNPJ. Only the owner of the function may read the registry tables. */
export const publishedCompany = async (scope: Scope, cnpj: string): Promise<KnownCompany | undefined> => {
  const { rows } = await sql<{ readonly found: KnownCompany | null }>`select registry_company(${cnpj}) as found`.execute(scope.tx);
  return rows[0]?.found ?? undefined;
};

export type CompanyHere = {
  readonly id: number;
  readonly name: string;
  readonly tradingName: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly hasAccounts: boolean;
};

export type EnteredHere = {
  readonly id: number;
  readonly name: string;
  readonly tradingName: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly source: string;
};
type LocalRecords = { readonly here: CompanyHere | undefined; readonly entered: EnteredHere | undefined };

/** The registered company with this CNPJ, and the entry of one of the caller's contractors. */
export const companyHere = async (scope: Scope, cnpj: string): Promise<LocalRecords> => {
  const { rows } = await sql<{ readonly here: CompanyHere | null; readonly entered: EnteredHere | null }>`select
      (select json_build_object('id', c.id, 'name', c.name, 'tradingName', c.trading_name, 'city', c.city, 'state', c.state,
        'hasAccounts', company_has_accounts(c.id)) from company c where c.cnpj = ${cnpj}::char(14)) as here,
      (select json_build_object('id', e.id, 'name', e.name, 'tradingName', e.trading_name, 'city', e.city, 'state', e.state,
        'source', e.source) from entered_company e where e.cnpj = ${cnpj}::char(14) order by e.id limit 1) as entered`.execute(scope.tx);
  return { here: rows[0]?.here ?? undefined, entered: rows[0]?.entered ?? undefined };
};

export const keptAnswer = async (scope: Scope, cnpj: string, since: Date): Promise<KnownCompany | undefined> => {
  const kept = await scope.tx
    .selectFrom("registry_answer")
    .select("answer")
    .where("cnpj", "=", cnpj)
    .where("asked_at", ">", since)
    .executeTakeFirst();
  return kept?.answer as KnownCompany | undefined; // only `keepAnswer` writes this column
};

export const keepAnswer = async (scope: Scope, company: KnownCompany): Promise<void> => {
  const kept = { answer: JSON.stringify(company), asked_at: scope.now };
  await scope.tx
    .insertInto("registry_answer")
    .values({ cnpj: company.cnpj, ...kept })
    .onConflict((conflict) => conflict.column("cnpj").doUpdateSet(kept))
    .execute();
};

type FoundRow = {
  readonly counted: number;
  readonly cnpj: string | null;
  readonly companyId: number | null;
  readonly enteredId: number | null;
  readonly isTyped: boolean;
  readonly companyName: string;
  readonly tradingName: string | null;
  readonly isHeadOffice: boolean | null;
  readonly status: string | null;
  readonly city: string | null;
  readonly state: string | null;
};
export type FoundByName = FoundRow & { readonly cnpj: string };

/** Searches companies by name or CNPJ prefix; registered companies come first. */
export const companiesFound = async (
  scope: Scope,
  query: CompanySearchQuery,
): Promise<{ readonly rows: readonly FoundByName[]; readonly meta: PagingMeta }> => {
  const { rows: all } = await sql<FoundRow>`
    select counted, cnpj, company_id as "companyId", entered_id as "enteredId", is_typed as "isTyped", company_name as "companyName", trading_name as "tradingName",
      is_head_office as "isHeadOffice", status, city, state
    from companies_found(${query.query ?? ""}, ${COUNTED_MAX + 1}::integer, ${offsetOf(query)}::integer, ${query.itemsPerPage}::integer)`.execute(
    scope.tx,
  );
  const rows = all.filter((row): row is FoundByName => row.cnpj !== null);
  return { rows, meta: metaOf(query, all[0]?.counted ?? 0, rows.length) };
};
