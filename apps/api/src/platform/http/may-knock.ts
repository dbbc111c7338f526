import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { RoutePermission } from "@emdia/contract/route.ts";
import { type Refusal, refuse } from "../../kernel/outcome.ts";
import { entriesHolding, type Scope } from "../access/scope.ts";

/** The key a request needs at the door; none for what is public or the caller's own. */
export const keyAtTheDoor = (permission: RoutePermission, body: unknown): PermissionKey | undefined => {
  if (permission === "public" || permission === "self") return undefined;
  if (typeof permission === "string") return permission;
  const value = (body as { readonly [field: string]: unknown } | undefined)?.[permission.by];
  return permission.table[String(value)];
};

/** Somebody who holds the key in none of the companies they act for is told its name. */
export const refuseAtTheDoor = (scope: Scope, key: PermissionKey | undefined): Refusal<"permission.missing"> | undefined =>
  key !== undefined && entriesHolding(scope, key).length === 0 ? refuse("permission.missing", { permission: key }) : undefined;
