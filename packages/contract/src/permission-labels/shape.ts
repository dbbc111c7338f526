import type { PermissionArea, PermissionKey } from "../permissions.ts";

/** Labels are read after "Falta:" or "Missing:", so each is a verb and what it acts on. */
export type PermissionLabels = {
  readonly keys: { readonly [K in PermissionKey]: string };
  readonly areas: { readonly [A in PermissionArea]: string };
};
