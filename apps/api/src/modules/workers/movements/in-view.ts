// Permission checks on the projects of a worker.
import { entriesHolding, holds, type Scope } from "../../../platform/access/scope.ts";
import type { ProjectRef } from "../rules/movement.ts";

type OfSupplier = { readonly providerId: number };

/** The supplier sees all projects of a worker, a contractor its own projects, a restricted user only the assigned ones. */
export const seesProject = (scope: Scope, { providerId }: OfSupplier, { contractorId, projectId }: ProjectRef): boolean =>
  entriesHolding(scope, "see_employee").some(({ side, companyId, projects }) => {
    if (projects !== "all" && !projects.includes(projectId)) return false;
    return companyId === (side === "provider" ? providerId : contractorId);
  });

/** Whether the user can apply a remedy on one side of a link. */
export const canRemedy = (
  scope: Scope,
  { side, permission }: { readonly side: "contractor" | "provider"; readonly permission: Parameters<typeof holds>[1] },
  { providerId, contractorId, projectId }: OfSupplier & ProjectRef,
): boolean =>
  scope.entries.some(
    (entry) =>
      entry.side === side &&
      entry.companyId === (side === "provider" ? providerId : contractorId) &&
      holds(entry, permission) &&
      (entry.projects === "all" || (side === "contractor" && permission === "update_project" && entry.projects.includes(projectId))),
  );
