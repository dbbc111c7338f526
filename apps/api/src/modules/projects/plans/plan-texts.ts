import type { Plan as PlanName } from "@emdia/contract/limits.ts";
import type { Plan, PlanQuestion } from "@emdia/contract/projects/plan-routes.ts";

/** Plan names, descriptions and FAQ in one language. */
export type PlanTexts = {
  readonly plans: { readonly [P in PlanName]: Omit<Plan, "id"> };
  readonly faq: readonly PlanQuestion[];
};
