import type { Project } from "@emdia/contract/projects/wizard.ts";

/** What every part of a project's page is given. */
export type PartProps = { readonly project: Project };
