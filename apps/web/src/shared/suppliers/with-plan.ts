import { PLANS, type Plan } from "@emdia/contract/limits.ts";

export const plansInOrder = (plans: readonly Plan[]): readonly Plan[] => PLANS.filter((plan) => plans.includes(plan));

/** The plans of a supplier after one of them was ticked or not. */
export const withPlan = (plans: readonly Plan[], plan: Plan, isTicked: boolean): readonly Plan[] =>
  plansInOrder(isTicked ? [...plans, plan] : plans.filter((other) => other !== plan));
