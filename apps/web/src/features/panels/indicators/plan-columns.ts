// Columns of an indicator: both plans with their total, or the one plan of the filter.
import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import { planOf } from "@emdia/contract/panels/filter.ts";
import type { PanelSearch } from "../panel-search.ts";

/** `null` is the total of both plans. */
export type PlanColumn = Plan | null;
export const planColumns = ({ type }: Pick<PanelSearch, "type">): readonly PlanColumn[] => {
  const plan = planOf(type);
  return plan ? [plan] : [null, ...PLANS];
};

/** The filter of a column. */
export const filterOfColumn = (filter: PanelSearch, plan: PlanColumn): PanelSearch => (plan ? { ...filter, type: [plan] } : filter);

type OfPlan = { readonly plan: Plan };
type Amounts<P extends OfPlan> = Omit<P, "plan"> & { readonly plans: readonly P[] };
/** The amounts of a column. */
export const amountsOf = <P extends OfPlan>(data: Amounts<P>, plan: PlanColumn): Omit<P, "plan"> | undefined =>
  plan === null ? data : data.plans.find((one) => one.plan === plan);
