import { pendencyLink } from "@emdia/contract/panels/links.ts";
import { conformityByPlan } from "../../pendencies/index.ts";
import { type FigureHandler, panelRequest } from "../panel-request.ts";

export const readConformity: FigureHandler<"GET /reports/management/pendencies-conformity"> = async (scope, { query }) => {
  const request = panelRequest(scope, query, "see_pendency");
  if (!request.ok) return request;
  const plans = await conformityByPlan(scope, { visible: request.value.visible, filter: pendencyLink(query) });
  const sum = (part: "settled" | "total"): number => plans.reduce((total, plan) => total + plan[part], 0);
  return { day: scope.today, list: request.value.list, settled: sum("settled"), total: sum("total"), plans };
};
