// Routes for supplier relations: suppliers and the projects in which they work.
import { supplyRoutes } from "@emdia/contract/projects/supply-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { type Handler, module } from "../../../platform/http/handler.ts";
import { notesAbout, whichProjects, whoseSuppliers } from "../policy.ts";
import { beneficiary, suppliedPage, supplierPage } from "../store/supply.ts";

const projectsOfProviders: Handler<"GET /employees/providers/projects"> = (scope, { query }) =>
  suppliedPage(scope, { ...whichProjects(scope), ...query });

/** Contractor's view of a supplier: excludes its projects for other contractors. */
const projectsOfProvider: Handler<"GET /account/companies/providers/projects"> = (scope, { query }) =>
  suppliedPage(scope, { contractor: whoseSuppliers(scope), provider: { companyIds: [], projects: [] }, ...query });

const suppliers: Handler<"GET /account/companies/providers"> = (scope, { query: { category, ...query } }) =>
  supplierPage(scope, { of: category === "ADD_ANALYSIS_NOTE" ? notesAbout(scope) : whoseSuppliers(scope), ...query });

const readBeneficiary: Handler<"GET /beneficiary/{id}"> = async (scope, { params, query: { expand = [] } }) => {
  const found = await beneficiary(scope, whichProjects(scope), params.id);
  if (!found) return refuse("company.not_found");
  const { projects, plans, ...company } = found;
  return { ...company, ...(expand.includes("projects") && { projects }), ...(expand.includes("plans") && { plans }) };
};

export const supply = module("supply", supplyRoutes, {
  "GET /employees/providers/projects": projectsOfProviders,
  "GET /account/companies/providers": suppliers,
  "GET /account/companies/providers/projects": projectsOfProvider,
  "GET /beneficiary/{id}": readBeneficiary,
});
