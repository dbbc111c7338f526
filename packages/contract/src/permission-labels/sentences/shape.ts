import type { PermissionKey } from "../../permissions.ts";

/** One sentence per permission with its effect, shown next to its label in the profile editor. */
export type PermissionSentences = { readonly [K in PermissionKey]: string };
