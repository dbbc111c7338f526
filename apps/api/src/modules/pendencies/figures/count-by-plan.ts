import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import { type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { readCounters } from "../list/store/counters.ts";
import { irregularAmounts } from "../rules/irregular-amounts.ts";
import { countsPerStatus } from "../rules/page-window.ts";
import { conformityIn } from "../rules/sum-of-filter.ts";
import { stoppedStatus } from "../rules/turn-to-answer.ts";
import { type FigureInput, type FigureScope, resolveFigure } from "./figure-input.ts";
import { countQuestions } from "./store/questions.ts";

type Amounts = ReturnType<typeof irregularAmounts>;
type PlanAmounts = Amounts & {
  readonly plan: Plan;
  readonly statuses: readonly { readonly status: PendencyStatus; readonly total: number }[];
};

const countPlan = async (scope: FigureScope, input: FigureInput, plan: Plan): Promise<PlanAmounts> => {
  const search = await resolveFigure(scope, { ...input, filter: { ...input.filter, plan: [plan] } });
  const counters = search ? await readCounters(scope.tx, search) : [];
  const hasQuestions = counters.some(({ status }) => status === stoppedStatus);
  const questions = search && hasQuestions ? await countQuestions(scope.tx, search, "contractor") : 0;
  const totals = new Map(countsPerStatus(counters).map(({ status, total }) => [status, total]));
  return {
    plan,
    ...irregularAmounts(counters, questions),
    statuses: pendencyStatuses.map((status) => ({ status, total: totals.get(status) ?? 0 })),
  };
};

/** Documents per status of each plan of the filter. The filter has places, suppliers and plans only, which the counters know. */
export const countByPlan = async (scope: FigureScope, input: FigureInput): Promise<readonly PlanAmounts[]> => {
  const amounts: PlanAmounts[] = [];
  for (const plan of input.filter.plan ?? PLANS) amounts.push(await countPlan(scope, input, plan));
  return amounts;
};

/** Settled and required documents of each plan. */
export const conformityByPlan = async (scope: FigureScope, input: FigureInput) => {
  const conformities: (ReturnType<typeof conformityIn> & { readonly plan: Plan })[] = [];
  for (const plan of input.filter.plan ?? PLANS) {
    const search = await resolveFigure(scope, { ...input, filter: { ...input.filter, plan: [plan] } });
    conformities.push({ plan, ...conformityIn(search ? await readCounters(scope.tx, search) : []) });
  }
  return conformities;
};
