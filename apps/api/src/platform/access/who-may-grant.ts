import type { MissingPermission } from "@emdia/contract/access/missing-permission.ts";
import { isPermissionKey, permissionCatalogue } from "@emdia/contract/permissions.ts";
import { sql } from "kysely";
import { type Refusal, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "./scope.ts";

type Missing = { readonly permission?: unknown; readonly companyId?: unknown };
type Granting = MissingPermission["grantedBy"][number];

/**
 * Adds to a `permission.missing` refusal the people who can grant it: those of the company in which it is missing, or of every company in
 * scope. Only refused requests run this query.
 */
export const withWhoMayGrant = async (scope: Scope, refusal: Refusal): Promise<Refusal> => {
  const { permission, companyId = null, ...others } = (refusal.details ?? {}) as Missing;
  if (refusal.code !== "permission.missing" || typeof permission !== "string" || !isPermissionKey(permission)) return refusal;
  const { side } = permissionCatalogue[permission];
  const { rows } = await sql<Granting>`
    select name, company_name as "companyName" from who_may_grant(${permission}, ${side}, ${companyId})`.execute(scope.tx);
  return refuse("permission.missing", { permission, ...others, grantedBy: rows } satisfies MissingPermission);
};
