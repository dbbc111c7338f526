import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Scope } from "../../../platform/access/scope.ts";
import { ownEntriesIn } from "../policy.ts";
import { beyondOwn, type GivenProfile } from "../rules/beyond-own.ts";

/** The companies in which the caller sees the profiles. */
export const whoseProfiles = (scope: Scope): readonly number[] => [
  ...new Set(entriesHolding(scope, "see_permissions").map(({ companyId }) => companyId)),
];

const holdsIn = (scope: Scope, key: PermissionKey, companyId: number): boolean =>
  entriesHolding(scope, key).some((entry) => entry.companyId === companyId);

/** Whether the caller may take this action on the profiles of a company. A membership restricted to projects can only read. */
export const mayDoToProfiles = (scope: Scope, key: PermissionKey, companyId: number): boolean =>
  entriesHolding(scope, key).some((entry) => entry.companyId === companyId && (key === "see_permissions" || entry.projects === "all"));

/** A user who assigns profiles lists them by name, also without the permission to see their content. */
const choosing = ["see_permissions", "see_users", "update_users", "add_invite"] as const satisfies readonly PermissionKey[];
export const mayListProfiles = (scope: Scope, companyId: number): boolean => choosing.some((key) => holdsIn(scope, key, companyId));

export const belongsTo = (scope: Scope, companyId: number): boolean => scope.entries.some((entry) => entry.companyId === companyId);

export const profileCan = (scope: Scope, { companyId, ...given }: GivenProfile & { readonly companyId: number }) => ({
  update: mayDoToProfiles(scope, "update_permissions", companyId),
  remove: mayDoToProfiles(scope, "remove_permissions", companyId),
  assign: beyondOwn(ownEntriesIn(scope, companyId), given).length === 0,
});
