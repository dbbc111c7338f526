import type { CompanyChange } from "@emdia/contract/companies/company-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { KeptCompany } from "./my-companies.ts";

export const saveCompanyData = (
  scope: Scope,
  { id, version }: KeptCompany,
  { companyName, tradingName, city, state }: Omit<CompanyChange, "version">,
) =>
  scope.tx
    .updateTable("company")
    .set({ name: companyName, trading_name: tradingName, city, state, version: version + 1 })
    .where("id", "=", id)
    .execute();
