import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { entriesHolding, holds, type Scope } from "../../../platform/access/scope.ts";

/** Whether the person holds a key over the whole contracting company. Who is restricted to projects looks, and changes nothing. */
export const mayDo = (scope: Scope, key: PermissionKey, companyId: number): boolean =>
  entriesHolding(scope, key).some((entry) => entry.companyId === companyId && entry.projects === "all");

/** Looking, and taking along what one sees, is for whoever sees them, in whatever projects. */
const looks = ["see_restricted_employee", "export_restricted_employee"] as const satisfies readonly PermissionKey[];
const isLook = (key: PermissionKey): key is (typeof looks)[number] => looks.some((look) => look === key);
const mayLook = (scope: Scope, key: (typeof looks)[number], companyId: number): boolean =>
  entriesHolding(scope, "see_restricted_employee").some((entry) => entry.companyId === companyId && holds(entry, key));

/** Whether the documents of restricted people are shown whole. */
export const mayKnowDocuments = (scope: Scope, companyId: number): boolean =>
  entriesHolding(scope, "see_employee_data").some((entry) => entry.companyId === companyId && entry.side === "contractor");

export type RestrictionKey =
  | (typeof looks)[number]
  | "add_restricted_employee"
  | "update_restricted_employee"
  | "remove_restricted_employee";

/** The company whose restrictions are looked at or changed: it does not exist for who does not act for it. */
export const companyToRestrict = (
  scope: Scope,
  key: RestrictionKey,
  companyId: number,
): Outcome<number, "company.not_found" | "permission.missing"> => {
  if (!scope.entries.some((entry) => entry.companyId === companyId)) return refuse("company.not_found");
  const may = isLook(key) ? mayLook(scope, key, companyId) : mayDo(scope, key, companyId);
  return may ? accept(companyId) : refuse("permission.missing", { permission: key, companyId });
};
