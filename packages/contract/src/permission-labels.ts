import type { Locale } from "./limits.ts";
import type { PermissionLabels } from "./permission-labels/shape.ts";

/** Loads one language at a time, only for screens that show permissions. */
export const permissionLabelsIn: { readonly [L in Locale]: () => Promise<PermissionLabels> } = {
  "pt-BR": async () => (await import("./permission-labels/pt-br.ts")).labels,
  "en-US": async () => (await import("./permission-labels/en-us.ts")).labels,
  "es-ES": async () => (await import("./permission-labels/es-es.ts")).labels,
};
