// Loads a project with a visibility or permission check.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { mayDo, maySee, mayUpdate } from "./policy.ts";
import { isBlocked } from "./rules/state.ts";
import { findProject, lockProject, type StoredProject } from "./store/projects.ts";

/** Finds a visible project; refuses an invisible one as not found. */
export const projectInView = async (scope: Scope, id: number): Promise<Outcome<StoredProject, "project.not_found">> => {
  const project = await findProject(scope, id);
  return project && maySee(scope, project) ? accept(project) : refuse("project.not_found");
};

type Result = Outcome<StoredProject, "project.not_found" | "permission.missing">;
const missing = (permission: PermissionKey, { contractorId }: StoredProject) =>
  refuse("permission.missing", { permission, companyId: contractorId });

/** Requires any of these permissions on a visible project. The refusal names the first one. */
export const projectFor = async (
  scope: Scope,
  [key, ...others]: readonly [PermissionKey, ...PermissionKey[]],
  id: number,
): Promise<Result> => {
  const found = await projectInView(scope, id);
  if (!found.ok) return found;
  return [key, ...others].some((one) => mayDo(scope, one, found.value)) ? found : missing(key, found.value);
};

/** Requires permission to update the project; `add_project` suffices for a draft. */
export const projectToUpdate = async (scope: Scope, id: number): Promise<Result> => {
  const found = await projectInView(scope, id);
  if (!found.ok) return found;
  return mayUpdate(scope, found.value) ? found : missing("update_project", found.value);
};

/**
 * Locks the project until the transaction ends. Checks for a blocked project first, so that a refused request does not wait for the lock.
 */
export const lockProjectForChange = async (
  scope: Scope,
  found: StoredProject,
  lock = lockProject,
): Promise<Outcome<StoredProject, "project.not_found" | "project.blocked">> => {
  if (isBlocked(found.pipelineState)) return refuse("project.blocked");
  const project = await lock(scope.tx, found);
  if (!project) return refuse("project.not_found");
  return isBlocked(project.pipelineState) ? refuse("project.blocked") : accept(project);
};
