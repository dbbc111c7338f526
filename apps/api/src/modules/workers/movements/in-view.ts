import { entriesHolding, holds, type Scope } from "../../../platform/access/scope.ts";
import type { ProjectRef } from "../rules/movement.ts";

type OfSupplier = { readonly providerId: number };

/** Which projects of a worker the person sees: a supplier's people all, a contractor's their own, and the restricted those of theirs. */
export const seesProject = (scope: Scope, { providerId }: OfSupplier, { contractorId, projectId }: ProjectRef): boolean =>
  entriesHolding(scope, "see_employee").some(({ side, companyId, projects }) => {
    if (projects !== "all" && !projects.includes(projectId)) return false;
    return companyId === (side === "provider" ? providerId : contractorId);
  });

/** Whether the person can put something right on a side of a link. */
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
