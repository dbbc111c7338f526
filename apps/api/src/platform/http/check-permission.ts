import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { RoutePermission } from "@emdia/contract/route.ts";
import { type Refusal, refuse } from "../../kernel/outcome.ts";
import { entriesHolding, type Scope } from "../access/scope.ts";

const isSeveral = (permission: RoutePermission): permission is readonly [PermissionKey, ...PermissionKey[]] => Array.isArray(permission);

/** The keys of which a request needs one at the door; none at all for what is public or the caller's own. */
export const requiredPermissions = (permission: RoutePermission, body: unknown): readonly PermissionKey[] => {
  if (permission === "public" || permission === "self") return [];
  if (typeof permission === "string") return [permission];
  if (isSeveral(permission)) return permission;
  const value = String((body as { readonly [field: string]: unknown } | undefined)?.[permission.by]);
  return Object.hasOwn(permission.table, value) ? [permission.table[value] ?? []].flat() : [];
};

/** Somebody who holds the key, or any of several, in none of the companies they act for is told its name, or that of the first. */
export const refuseWithoutPermission = (scope: Scope, keys: readonly PermissionKey[]): Refusal<"permission.missing"> | undefined =>
  keys.length > 0 && !keys.some((key) => entriesHolding(scope, key).length > 0)
    ? refuse("permission.missing", { permission: keys[0] })
    : undefined;
