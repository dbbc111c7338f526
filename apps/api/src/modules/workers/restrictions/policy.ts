import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { entriesHolding, holds, type Scope } from "../../../platform/access/scope.ts";

/** Whether the user has a permission for the whole company. Users restricted to projects can only read. */
export const mayDo = (scope: Pick<Scope, "entries">, key: PermissionKey, companyId: number): boolean =>
  entriesHolding(scope, key).some((entry) => entry.companyId === companyId && entry.projects === "all");

/** Read and export are allowed to users restricted to projects as well. */
const readKeys = ["see_restricted_employee", "export_restricted_employee"] as const satisfies readonly PermissionKey[];
const isReadKey = (key: PermissionKey): key is (typeof readKeys)[number] => readKeys.some((readKey) => readKey === key);
const mayRead = (scope: Scope, key: (typeof readKeys)[number], companyId: number): boolean =>
  entriesHolding(scope, "see_restricted_employee").some((entry) => entry.companyId === companyId && holds(entry, key));

/** Whether documents of restricted people are shown unmasked. */
export const mayKnowDocuments = (scope: Scope, companyId: number): boolean =>
  entriesHolding(scope, "see_employee_data").some((entry) => entry.companyId === companyId && entry.side === "contractor");

export type RestrictionKey =
  | (typeof readKeys)[number]
  | "add_restricted_employee"
  | "import_restricted_employee"
  | "update_restricted_employee"
  | "remove_restricted_employee";

/** 404 if the user is not a member of the company, 403 without the permission. */
export const companyToRestrict = (
  scope: Scope,
  key: RestrictionKey,
  companyId: number,
): Outcome<number, "company.not_found" | "permission.missing"> => {
  if (!scope.entries.some((entry) => entry.companyId === companyId)) return refuse("company.not_found");
  const may = isReadKey(key) ? mayRead(scope, key, companyId) : mayDo(scope, key, companyId);
  return may ? accept(companyId) : refuse("permission.missing", { permission: key, companyId });
};
