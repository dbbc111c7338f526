import type { ExplainedIn } from "../../explained-by.ts";

/** Projects. */
export const text = {
  "project.not_found": "Projeto não encontrado",
} as const satisfies { readonly [C in ExplainedIn<"projectRefusals">]: string };
