import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { figuresInView } from "../perspective.ts";
import { whichCatalogues } from "../policy.ts";
import { findRiskActivity } from "../store/risk-activities.ts";
import { presentRiskActivity } from "./present-risk-activity.ts";

export const seeRiskActivity: Handler<"GET /catalogue/risk-activities/{ownerId}/{id}"> = async (scope, { params, query }) => {
  const visible = whichCatalogues(scope);
  const activity = await findRiskActivity(scope.tx, visible, { ...params, version: query.version });
  if (!activity) return refuse("risk_activity.not_found");
  return presentRiskActivity(scope, activity, await figuresInView(scope, visible, activity.ownerId));
};
