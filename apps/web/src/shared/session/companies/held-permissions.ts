// Permission checks for the selected companies.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { SelectedCompanies } from "./selected-companies.ts";

/** Permissions of a user in one company; `permitions` is the wire's spelling (CD-059). */
export type CompanyPermissions = { readonly company: number; readonly permitions: readonly PermissionKey[] };
export type May = (permission: PermissionKey) => boolean;

/** True if any selected company grants the permission; without a selection, any company. */
export const mayIn = (entries: readonly CompanyPermissions[], selected: SelectedCompanies): May => {
  const counted = selected.length === 0 ? entries : entries.filter(({ company }) => selected.includes(company));
  const granted = new Set(counted.flatMap(({ permitions }) => permitions));
  return (permission) => granted.has(permission);
};

/** Pages with a permission check by name. */
const pagePermissions = { manager: "see_management_panel" } as const satisfies { readonly [page: string]: PermissionKey };

export const maySeePage = (page: keyof typeof pagePermissions, may: May): boolean => may(pagePermissions[page]);
