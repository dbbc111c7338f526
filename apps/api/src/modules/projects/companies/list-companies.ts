import type { Handler } from "../../../platform/http/handler.ts";
import { projectInView } from "../project-for.ts";
import { projectCompanyPage } from "../store/project-companies.ts";
import { suppliersSeen } from "./company-for.ts";
import { presentProjectCompany } from "./present-project-company.ts";

export const listProjectCompanies: Handler<"GET /projects/{id}/companies"> = async (scope, { params, query }) => {
  const found = await projectInView(scope, params.id);
  if (!found.ok) return found;
  const project = found.value;
  const filter = { project, only: suppliersSeen(scope, project), query: query.query };
  const { rows, meta } = await projectCompanyPage(scope.tx, filter, query);
  return { results: rows.map((company) => presentProjectCompany(scope, project, company)), meta };
};
