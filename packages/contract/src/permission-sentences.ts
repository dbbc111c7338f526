import type { Locale } from "./limits.ts";
import type { PermissionSentences } from "./permission-labels/sentences/shape.ts";

/** Loads one language at a time, only for the profile editor. */
export const permissionSentencesIn: { readonly [L in Locale]: () => Promise<PermissionSentences> } = {
  "pt-BR": async () => (await import("./permission-labels/sentences/pt-br.ts")).sentences,
  "en-US": async () => (await import("./permission-labels/sentences/en-us.ts")).sentences,
  "es-ES": async () => (await import("./permission-labels/sentences/es-es.ts")).sentences,
};
