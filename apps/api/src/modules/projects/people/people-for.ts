// Loads a project with the companies in which the user may manage people.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { projectCompanyInView } from "../companies/company-for.ts";
import { projectInView } from "../project-for.ts";
import type { StoredProject } from "../store/projects.ts";
import { companiesWhere } from "./people-policy.ts";

type Result<T> = Outcome<T, "project.not_found" | "permission.missing">;
type Keyed = { readonly key: PermissionKey; readonly id: number };
export type ProjectOfPeople = { readonly project: StoredProject; readonly companyIds: readonly number[] };

/** A visible project, and its companies in which the user has the permission. */
export const projectForPeople = async (scope: Scope, { key, id }: Keyed): Promise<Result<ProjectOfPeople>> => {
  const found = await projectInView(scope, id);
  if (!found.ok) return found;
  const companyIds = companiesWhere(scope, [key], found.value).map((company) => company.id);
  if (companyIds.length > 0) return accept({ project: found.value, companyIds });
  return refuse("permission.missing", { permission: key });
};

/** The same by the supplier's link to the project (CD-150). The supplier comes first, because it is the default company of the request. */
export const loadSupplierLinkForPeople = async (scope: Scope, { key, id }: Keyed): Promise<Result<ProjectOfPeople>> => {
  const seen = await projectCompanyInView(scope, id);
  if (!seen.ok) return refuse("project.not_found");
  const found = await projectForPeople(scope, { key, id: seen.value.project.id });
  if (!found.ok) return found;
  const { companyId, contractorId } = seen.value.company;
  const companyIds = [companyId, contractorId].filter((company) => found.value.companyIds.includes(company));
  return companyIds.length > 0 ? accept({ project: found.value.project, companyIds }) : refuse("permission.missing", { permission: key });
};
