import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { companyToRestrict } from "./policy.ts";
import { restrictionsOfCompany } from "./remember-restriction.ts";

export const restrictionHistory: Handler<"GET /companies/{companyId}/restricted-employee/history"> = async (scope, { params, query }) => {
  const company = companyToRestrict(scope, "see_restricted_employee", params.companyId);
  if (!company.ok) return company;
  return historyOf(scope, { ownerId: company.value, ...restrictionsOfCompany(company.value) }, query);
};
