// Loads a supplier of a project with a visibility check.
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { ownSuppliers, seesAsContractor } from "../policy.ts";
import { projectInView } from "../project-for.ts";
import { findProjectCompany, type KeptCompany } from "../store/project-companies.ts";
import type { StoredProject } from "../store/projects.ts";

/** Suppliers of the project that the user sees: all, or the user's own companies. */
export const suppliersSeen = (scope: Scope, project: StoredProject): readonly number[] | "all" =>
  seesAsContractor(scope, project) ? "all" : ownSuppliers(scope, project);

export type SeenCompany = { readonly project: StoredProject; readonly company: KeptCompany };

/** Finds a visible supplier of a visible project; refuses an invisible one as not found. */
export const projectCompanyInView = async (scope: Scope, id: number): Promise<Outcome<SeenCompany, "project_company.not_found">> => {
  const company = await findProjectCompany(scope.tx, id);
  const project = company && (await projectInView(scope, company.projectId));
  if (!company || !project?.ok) return refuse("project_company.not_found");
  const seen = suppliersSeen(scope, project.value);
  return seen === "all" || seen.includes(company.companyId)
    ? accept({ project: project.value, company })
    : refuse("project_company.not_found");
};
