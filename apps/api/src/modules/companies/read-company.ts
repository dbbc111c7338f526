import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { isTheirs, whereHolding } from "./policy.ts";
import { presentCompany } from "./present-company.ts";
import { findMyCompany } from "./store/my-companies.ts";

const shown = async (scope: Scope, id: number) => {
  const company = await findMyCompany(scope, { id });
  return company ? presentCompany(scope, company) : refuse("company.not_found");
};

export const readCompany: Handler<"GET /account/companies/{id}"> = async (scope, { params: { id } }) =>
  isTheirs(scope, id) ? shown(scope, id) : refuse("company.not_found");

/** The same company among those that the person administers. */
export const readAdministeredCompany: Handler<"GET /companies/{id}"> = async (scope, { params: { id } }) =>
  whereHolding(scope, "see_company_data").includes(id) ? shown(scope, id) : refuse("company.not_found");
