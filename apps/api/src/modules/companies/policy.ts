import { isPermissionKey, type PermissionArea, type PermissionKey, permissionCatalogue } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, reachOf, type Scope, type ScopeEntry } from "../../platform/access/scope.ts";

const companiesOf = (entries: readonly ScopeEntry[]): readonly number[] => [...new Set(entries.map(({ companyId }) => companyId))];

/** The companies that the caller acts for. */
export const whichCompanies = (scope: Scope): readonly number[] => companiesOf(scope.entries);

/** The companies in which the caller holds the permission, on either side. */
export const whereHolding = (scope: Scope, key: PermissionKey): readonly number[] => companiesOf(entriesHolding(scope, key));

const keysOf = (area: PermissionArea): readonly PermissionKey[] =>
  Object.keys(permissionCatalogue)
    .filter(isPermissionKey)
    .filter((key) => permissionCatalogue[key].area === area);

/** The companies in which the caller holds any permission of the area. */
export const whereActing = (scope: Scope, area: PermissionArea): readonly number[] => {
  const keys = keysOf(area);
  return companiesOf(scope.entries.filter((entry) => keys.some((key) => holds(entry, key))));
};

export const isTheirs = (scope: Scope, companyId: number): boolean => whichCompanies(scope).includes(companyId);

/** The companies that the caller may change. A membership restricted to projects cannot change company data. */
export const whereMayChange = (scope: Scope): readonly number[] =>
  companiesOf(entriesHolding(scope, "update_company_data").filter(({ projects }) => projects === "all"));

export const mayChange = (scope: Scope, companyId: number): boolean => whereMayChange(scope).includes(companyId);

export const companyCan = (scope: Scope, companyId: number) => ({
  see: whereHolding(scope, "see_company_data").includes(companyId),
  update: mayChange(scope, companyId),
});

/** The companies in which the caller sees the billing address. */
export const whereBillingIsSeen = (scope: Scope): readonly number[] => whereHolding(scope, "see_company_data");

/** The contractors for which the caller may enter companies: adding a supplier to one project is enough. */
export const whereMayEnter = (scope: Scope): readonly number[] =>
  companiesOf(
    [...entriesHolding(scope, "add_project"), ...entriesHolding(scope, "update_project")].filter(({ side }) => side === "contractor"),
  );

/** Whether the caller may configure the custom fields of a contractor. A membership restricted to projects cannot. */
export const mayConfigureFields = (scope: Scope, companyId: number): boolean =>
  reachOf(entriesHolding(scope, "config_employee_additional_info")).companyIds.includes(companyId);

const workerForms = ["see_employee_data", "add_employee", "update_employee"] as const satisfies readonly PermissionKey[];

/** How the caller sees the workers of a supplier: as the supplier, as a contractor, or as either in single projects. */
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
