import type { Handler } from "../../../platform/http/handler.ts";
import { listRestrictionPage } from "../store/restrictions.ts";
import { companyToRestrict } from "./policy.ts";
import { presentRestriction } from "./present-restriction.ts";

export const listRestrictions: Handler<"GET /companies/{companyId}/restricted-employee"> = async (scope, { params, query }) => {
  const company = companyToRestrict(scope, "see_restricted_employee", params.companyId);
  if (!company.ok) return company;
  const { rows, meta } = await listRestrictionPage(scope, company.value, query);
  return { results: rows.map((row) => presentRestriction(scope, row)), meta };
};
