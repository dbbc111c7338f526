import { PLANS, type Plan } from "@emdia/contract/limits.ts";

export const plansInOrder = (plans: readonly Plan[]): readonly Plan[] => PLANS.filter((plan) => plans.includes(plan));

/** The plans of a supplier after a checkbox change. */
export const withPlan = (plans: readonly Plan[], plan: Plan, isTicked: boolean): readonly Plan[] =>
  plansInOrder(isTicked ? [...plans, plan] : plans.filter((other) => other !== plan));
