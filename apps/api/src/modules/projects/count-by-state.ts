import { PLANS } from "@emdia/contract/limits.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { VisibleProjects } from "./policy.ts";
import type { ProjectFilter } from "./store/project-filter.ts";
import { countProjects } from "./store/project-totals.ts";

type Input = { readonly visible: VisibleProjects; readonly filter: ProjectFilter };
const none = { total: 0, active: 0, inactive: 0 };

const countStates = async ({ tx }: Pick<Scope, "tx">, { visible, filter }: Input) => {
  const totals = await countProjects(tx, visible, filter);
  const [active, inactive] = [totals.get("active") ?? 0, totals.get("inactive") ?? 0];
  return { total: active + inactive, active, inactive };
};

/** Begun projects by state, in total and for each plan. A plan that the filter excludes has none. */
export const countProjectsByState = async (scope: Pick<Scope, "tx">, { visible, filter }: Input) => {
  const ofPlan = (plan: (typeof PLANS)[number]) =>
    (filter.plan ?? PLANS).includes(plan) ? countStates(scope, { visible, filter: { ...filter, plan: [plan] } }) : none;
  const total = await countStates(scope, { visible, filter });
  return { ...total, stp: await ofPlan("STP"), ssma: await ofPlan("SSMA") };
};
