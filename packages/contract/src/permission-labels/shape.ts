import type { PermissionArea, PermissionKey } from "../permissions.ts";

/** Labels follow "Falta:" or "Missing:", so each starts with a verb. */
export type PermissionLabels = {
  readonly keys: { readonly [K in PermissionKey]: string };
  readonly areas: { readonly [A in PermissionArea]: string };
};
