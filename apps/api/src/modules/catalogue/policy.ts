import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Reach, reachOf, type Scope } from "../../platform/access/scope.ts";

/** Beside the platform's: the catalogues of one's own contracting companies, and of those that a supplying company works for. */
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

/** The companies to whose catalogue the person may add. Who is restricted to projects decides nothing for the company. */
export const whereMayAdd = (scope: Scope, key: Changing): readonly number[] =>
  reachOf(entriesHolding(scope, key).filter(({ side }) => side === "contractor")).companyIds;

/** Whether the person may change what this owner has in the catalogue: nobody changes what is the platform's. */
export const mayChange = (scope: Scope, key: Changing, ownerId: number): boolean =>
  ownerId !== PLATFORM_OWNER && whereMayAdd(scope, key).includes(ownerId);
