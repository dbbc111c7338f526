import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Reach, reachOf, type Scope } from "../../platform/access/scope.ts";

/** Visible catalogues besides the platform's: the caller's contractors, and the contractors that the caller's suppliers work for. */
export type VisibleCatalogues = { readonly contractorIds: readonly number[]; readonly worksFor: Reach };
type Changing = Extract<PermissionKey, "config_pendency_project" | "config_risk_project" | "see_history_project">;

export const whichCatalogues = (
  scope: Scope,
  key: Extract<PermissionKey, "see_projects" | "see_pendency"> = "see_projects",
): VisibleCatalogues => {
  const entries = entriesHolding(scope, key);
  return {
    contractorIds: entries.filter(({ side }) => side === "contractor").map(({ companyId }) => companyId),
    worksFor: reachOf(entries.filter(({ side }) => side === "provider")),
  };
};

/** The contractors for which the caller may add catalogue rows. A membership restricted to projects cannot. */
export const whereMayAdd = (scope: Scope, key: Changing): readonly number[] =>
  reachOf(entriesHolding(scope, key).filter(({ side }) => side === "contractor")).companyIds;

/** Whether the caller may change the rows of this owner. No user may change the platform's rows. */
export const mayChange = (scope: Scope, key: Changing, ownerId: number): boolean =>
  ownerId !== PLATFORM_OWNER && whereMayAdd(scope, key).includes(ownerId);
