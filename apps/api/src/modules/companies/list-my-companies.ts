import type { CompanyListQuery } from "@emdia/contract/companies/company-routes.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { whereActing, whereHolding, whichCompanies } from "./policy.ts";
import { presentCompany } from "./present-company.ts";
import { listCompanyPage } from "./store/my-companies.ts";

const listed = async (scope: Scope, companyIds: readonly number[], query: CompanyListQuery) => {
  const { rows, meta } = await listCompanyPage(scope, companyIds, query);
  return { results: rows.map((company) => presentCompany(scope, company)), meta };
};

/** Lists the caller's companies: those with `see_company_data`, those of a permission area, or all (CD-086). */
export const listCompanies: Handler<"GET /companies"> = (scope, { query }) => listed(scope, whereHolding(scope, "see_company_data"), query);

export const listCompaniesOfArea: Handler<"GET /account/companies"> = (scope, { query: { category, ...query } }) =>
  listed(scope, category === undefined ? whichCompanies(scope) : whereActing(scope, category), query);

export const listMyCompanies: Handler<"GET /account/my-companies"> = (scope, { query }) => listed(scope, whichCompanies(scope), query);
