import { projectLink } from "@emdia/contract/panels/links.ts";
import { countProjectsByState } from "../../projects/index.ts";
import { type FigureHandler, panelRequest } from "../panel-request.ts";

export const countProjectIndicator: FigureHandler<"GET /reports/management/projects"> = async (scope, { query }) => {
  const request = panelRequest(scope, query, "see_projects");
  if (!request.ok) return request;
  const { visible, list } = request.value;
  return { day: scope.today, list, ...(await countProjectsByState(scope, { visible, filter: projectLink(query, {}) })) };
};
