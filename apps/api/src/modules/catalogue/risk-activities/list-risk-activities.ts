import type { Handler } from "../../../platform/http/handler.ts";
import { whichCatalogues } from "../policy.ts";
import { listRiskActivityPage } from "../store/risk-activities.ts";
import { presentActivityLine } from "./present-risk-activity.ts";

export const listRiskActivities: Handler<"GET /catalogue/risk-activities"> = async (scope, { query }) => {
  const { rows, meta } = await listRiskActivityPage(scope.tx, whichCatalogues(scope), query);
  return { results: rows.map((activity) => presentActivityLine(scope, activity)), meta };
};
