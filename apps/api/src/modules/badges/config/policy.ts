import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, reachOf, type Scope } from "../../../platform/access/scope.ts";

const configKeys = ["config_badge_fields", "config_base_color", "config_company_logo"] as const satisfies readonly PermissionKey[];

export const isOwnCompany = (scope: Scope, companyId: number): boolean => scope.entries.some((entry) => entry.companyId === companyId);

/** Any of the three permissions opens the whole configuration for reading. */
export const mayReadConfig = (scope: Scope, companyId: number): boolean =>
  configKeys.some((key) => entriesHolding(scope, key).some((entry) => entry.companyId === companyId));

/** A membership restricted to projects reads only. */
export const mayChangeConfig = (scope: Scope, companyId: number, key: PermissionKey): boolean =>
  reachOf(entriesHolding(scope, key)).companyIds.includes(companyId);

export const badgeConfigCan = (scope: Scope, companyId: number) => ({
  fields: mayChangeConfig(scope, companyId, "config_badge_fields"),
  baseColor: mayChangeConfig(scope, companyId, "config_base_color"),
  logo: mayChangeConfig(scope, companyId, "config_company_logo"),
  history: mayReadConfig(scope, companyId),
});
