import type { PermissionKey } from "../../permissions.ts";

/** A sentence for each permission: what one may do with it, and what one sees. Read beside its label, by who writes a profile. */
export type PermissionSentences = { readonly [K in PermissionKey]: string };
