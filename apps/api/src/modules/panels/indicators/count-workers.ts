import { workerLink } from "@emdia/contract/panels/links.ts";
import { countLinkedWorkers } from "../../workers/index.ts";
import { type FigureHandler, panelRequest } from "../panel-request.ts";

export const countWorkerIndicator: FigureHandler<"GET /reports/management/employees"> = async (scope, { query }) => {
  const request = panelRequest(scope, query, "see_employee");
  if (!request.ok) return request;
  const { visible, list } = request.value;
  const statuses = await countLinkedWorkers(scope, { visible, filter: workerLink(query) });
  const sum = (part: "total" | "withPendencies" | "withoutPendencies"): number =>
    statuses.reduce((total, status) => total + status[part], 0);
  return {
    day: scope.today,
    list,
    total: sum("total"),
    withPendencies: sum("withPendencies"),
    withoutPendencies: sum("withoutPendencies"),
    statuses,
  };
};
