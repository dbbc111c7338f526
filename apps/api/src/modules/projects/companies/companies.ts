import { projectCompanyRoutes } from "@emdia/contract/projects/company-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { addProjectCompany } from "./add-company.ts";
import { changeProjectCompany } from "./change-company.ts";
import { listProjectCompanies } from "./list-companies.ts";
import { readProjectCompany, readStpPlan } from "./read-company.ts";

/** Routes for the suppliers of a project, with their plans and own settings. */
export const projectCompanies = module("project-companies", projectCompanyRoutes, {
  "GET /projects/{id}/companies": listProjectCompanies,
  "POST /projects/companies": addProjectCompany,
  "PATCH /projects/companies/{id}": changeProjectCompany,
  "GET /projects/company/{id}": readProjectCompany,
  "GET /projects/company/stp/{id}": readStpPlan,
});
