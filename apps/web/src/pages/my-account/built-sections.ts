import type { AccountSection } from "@emdia/contract/web-paths.ts";

/** The sections that exist. Every other one must say in three languages what will live there, or nothing compiles. */
export const builtSections = [] as const satisfies readonly AccountSection[];

export type ReservedSection = Exclude<AccountSection, (typeof builtSections)[number]>;
