import { isPermissionKey, type PermissionArea, type PermissionKey, permissionCatalogue } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, reachOf, type Scope, type ScopeEntry } from "../../platform/access/scope.ts";

const companiesOf = (entries: readonly ScopeEntry[]): readonly number[] => [...new Set(entries.map(({ companyId }) => companyId))];

/** The companies that a person belongs to and acts for. */
export const whichCompanies = (scope: Scope): readonly number[] => companiesOf(scope.entries);

/** Those in which they hold a key, from either side. */
export const whereHolding = (scope: Scope, key: PermissionKey): readonly number[] => companiesOf(entriesHolding(scope, key));

const keysOf = (area: PermissionArea): readonly PermissionKey[] =>
  Object.keys(permissionCatalogue)
    .filter(isPermissionKey)
    .filter((key) => permissionCatalogue[key].area === area);

/** Those in which they may do anything at all of an area. */
export const whereActing = (scope: Scope, area: PermissionArea): readonly number[] => {
  const keys = keysOf(area);
  return companiesOf(scope.entries.filter((entry) => keys.some((key) => holds(entry, key))));
};

export const isTheirs = (scope: Scope, companyId: number): boolean => whichCompanies(scope).includes(companyId);

/** The companies about which they may change something. Who is restricted to projects looks, and changes nothing. */
export const whereMayChange = (scope: Scope): readonly number[] =>
  companiesOf(entriesHolding(scope, "update_company_data").filter(({ projects }) => projects === "all"));

export const mayChange = (scope: Scope, companyId: number): boolean => whereMayChange(scope).includes(companyId);

export const companyCan = (scope: Scope, companyId: number) => ({
  see: whereHolding(scope, "see_company_data").includes(companyId),
  update: mayChange(scope, companyId),
});

/** The companies whose billing address they see. */
export const whereBillingIsSeen = (scope: Scope): readonly number[] => whereHolding(scope, "see_company_data");

/** The contractors for which they enter companies that are not here yet: wherever they add suppliers to a project, if only to their own. */
export const whereMayEnter = (scope: Scope): readonly number[] =>
  companiesOf(
    [...entriesHolding(scope, "add_project"), ...entriesHolding(scope, "update_project")].filter(({ side }) => side === "contractor"),
  );

/** Whether they decide what a contractor asks for beyond the common fields. Who is restricted to projects looks, and changes nothing. */
export const mayConfigureFields = (scope: Scope, companyId: number): boolean =>
  reachOf(entriesHolding(scope, "config_employee_additional_info")).companyIds.includes(companyId);

const workerForms = ["see_employee_data", "add_employee", "update_employee"] as const satisfies readonly PermissionKey[];

/** From where they look at the workers of a supplier: as one of its people, or as those of its contractors, perhaps in single projects. */
export const looksAtSupplier = (scope: Scope, providerId: number) => {
  const entries = scope.entries.filter((entry) => workerForms.some((key) => holds(entry, key)));
  const asItself = reachOf(entries.filter(({ side, companyId }) => side === "provider" && companyId === providerId));
  const asContractor = reachOf(entries.filter(({ side }) => side === "contractor"));
  return {
    asItself: asItself.companyIds.length > 0,
    contractorIds: asContractor.companyIds,
    projectIds: [...asItself.projects, ...asContractor.projects].map(({ projectId }) => projectId),
  };
};
