import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { presentEnteredCompany } from "./entered/present-entered-company.ts";
import { isTheirs, whereHolding, whereMayEnter } from "./policy.ts";
import { presentCompany } from "./present-company.ts";
import { findEntered } from "./store/entered-companies.ts";
import { findMyCompany } from "./store/my-companies.ts";

const shown = async (scope: Scope, id: number) => {
  const company = await findMyCompany(scope, { id });
  return company ? presentCompany(scope, company) : refuse("company.not_found");
};

export const readCompany: Handler<"GET /account/companies/{id}"> = async (scope, { params: { id } }) =>
  isTheirs(scope, id) ? shown(scope, id) : refuse("company.not_found");

/** Reads a company by its id: one in which the caller holds `see_company_data`, or an entered company. */
export const readCompanyByAddress: Handler<"GET /companies/{id}"> = async (scope, { params: { id } }) => {
  if (whereHolding(scope, "see_company_data").includes(id)) {
    const company = await shown(scope, id);
    return "id" in company ? { ...company, entered: null } : company;
  }
  const entered = await findEntered(scope, { id, contractorIds: whereMayEnter(scope) });
  return entered ? presentEnteredCompany(entered) : refuse("company.not_found");
};
