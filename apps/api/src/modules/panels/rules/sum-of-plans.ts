import type { PendencyAmounts } from "@emdia/contract/panels/indicators.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";

type StatusTotals = { readonly statuses: readonly PendencyAmounts["statuses"][number][] };
type PlanAmounts = Omit<PendencyAmounts, "statuses"> & StatusTotals;

/** Amounts of several plans together. A document has one plan. */
export const sumOfPlans = (plans: readonly PlanAmounts[]): PendencyAmounts => {
  const sum = (amountOf: (plan: PlanAmounts) => number): number => plans.reduce((total, plan) => total + amountOf(plan), 0);
  const inStatus = ({ statuses }: StatusTotals, wanted: string): number => statuses.find(({ status }) => status === wanted)?.total ?? 0;
  return {
    total: sum(({ total }) => total),
    settled: sum(({ settled }) => settled),
    irregular: sum(({ irregular }) => irregular),
    providerTurn: sum(({ providerTurn }) => providerTurn),
    contractorTurn: sum(({ contractorTurn }) => contractorTurn),
    statuses: pendencyStatuses.map((status) => ({ status, total: sum((plan) => inStatus(plan, status)) })),
  };
};
