import type { Project } from "@emdia/contract/projects/wizard.ts";

/** Props of each section of the project page. */
export type PartProps = { readonly project: Project };
