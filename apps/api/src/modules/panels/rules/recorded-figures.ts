// Figures of the indicators from the amounts of records.
import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import type { RecordedAmounts, RecordedPendencies, RecordedWorkers } from "@emdia/contract/panels/comparison.ts";
import type { ProjectAmounts } from "@emdia/contract/panels/indicators.ts";
import { pendencyStatuses, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { workerStatuses } from "@emdia/contract/workers/vocabulary.ts";

/** Amount of one status of a figure. */
export type RecordedTotal = { readonly figure: string; readonly status: string; readonly total: number };
type Totals = readonly RecordedTotal[];

const pendencyFigure = (plan: Plan): string => `pendencies.${plan}`;
const withPlan = (figure: "projects" | "workers", plan: Plan | undefined): string => (plan ? `${figure}.${plan}` : figure);
const plansOf = (plan: Plan | undefined): readonly Plan[] => (plan ? [plan] : PLANS);
/** Names of the recorded figures that answer a filter with this plan. */
export const figuresOf = (plan: Plan | undefined): readonly string[] => [
  ...plansOf(plan).map(pendencyFigure),
  withPlan("projects", plan),
  withPlan("workers", plan),
];

const amountOf = (totals: Totals, figures: readonly string[], status: string): number =>
  totals.reduce((sum, one) => (figures.includes(one.figure) && one.status === status ? sum + one.total : sum), 0);

const amountsOf = (totals: Totals, plans: readonly Plan[]): RecordedAmounts => {
  const figures = plans.map(pendencyFigure);
  const statuses = pendencyStatuses.map((status) => ({ status, total: amountOf(totals, figures, status) }));
  const sum = (part: typeof statuses): number => part.reduce((all, { total }) => all + total, 0);
  const settled = sum(statuses.filter(({ status }) => settledStatuses.includes(status)));
  return { total: sum(statuses), settled, irregular: sum(statuses) - settled, statuses };
};
export const recordedPendencies = (totals: Totals, plan: Plan | undefined): RecordedPendencies => ({
  ...amountsOf(totals, plansOf(plan)),
  plans: plansOf(plan).map((one) => ({ plan: one, ...amountsOf(totals, [one]) })),
});

export const recordedProjects = (totals: Totals, plan: Plan | undefined): ProjectAmounts => {
  const figures = [withPlan("projects", plan)];
  const [active, inactive] = [amountOf(totals, figures, "active"), amountOf(totals, figures, "inactive")];
  return { total: active + inactive, active, inactive };
};

export const recordedWorkers = (totals: Totals, plan: Plan | undefined): RecordedWorkers => {
  const figures = [withPlan("workers", plan)];
  const statuses = workerStatuses.map((status) => {
    const [total, withPendencies] = [amountOf(totals, figures, status), amountOf(totals, figures, `${status}.pending`)];
    return { status, total, withPendencies, withoutPendencies: total - withPendencies };
  });
  const sum = (part: "total" | "withPendencies" | "withoutPendencies") => statuses.reduce((all, status) => all + status[part], 0);
  return { total: sum("total"), withPendencies: sum("withPendencies"), withoutPendencies: sum("withoutPendencies"), statuses };
};
