import { pendencyLink } from "@emdia/contract/panels/links.ts";
import { countByPlan } from "../../pendencies/index.ts";
import { type FigureHandler, panelRequest } from "../panel-request.ts";
import { sumOfPlans } from "../rules/sum-of-plans.ts";

export const countPendencyIndicator: FigureHandler<"GET /reports/management/pendencies"> = async (scope, { query }) => {
  const request = panelRequest(scope, query, "see_pendency");
  if (!request.ok) return request;
  const plans = await countByPlan(scope, { visible: request.value.visible, filter: pendencyLink(query) });
  return {
    day: scope.today,
    list: request.value.list,
    ...sumOfPlans(plans),
    plans: plans.map((plan) => ({ ...plan, statuses: [...plan.statuses] })),
  };
};
