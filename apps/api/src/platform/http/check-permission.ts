import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { RoutePermission } from "@emdia/contract/route.ts";
import { type Refusal, refuse } from "../../kernel/outcome.ts";
import { entriesHolding, type Scope } from "../access/scope.ts";

const isSeveral = (permission: RoutePermission): permission is readonly [PermissionKey, ...PermissionKey[]] => Array.isArray(permission);

/** Permissions of which the request needs one; empty for `public` and `self` routes. */
export const requiredPermissions = (permission: RoutePermission, body: unknown): readonly PermissionKey[] => {
  if (permission === "public" || permission === "self") return [];
  if (typeof permission === "string") return [permission];
  if (isSeveral(permission)) return permission;
  const value = String((body as { readonly [field: string]: unknown } | undefined)?.[permission.by]);
  return Object.hasOwn(permission.table, value) ? [permission.table[value] ?? []].flat() : [];
};

/** Refuses an account that has none of the permissions in any of its companies. The refusal names the first permission. */
export const refuseWithoutPermission = (scope: Scope, keys: readonly PermissionKey[]): Refusal<"permission.missing"> | undefined =>
  keys.length > 0 && !keys.some((key) => entriesHolding(scope, key).length > 0)
    ? refuse("permission.missing", { permission: keys[0] })
    : undefined;
