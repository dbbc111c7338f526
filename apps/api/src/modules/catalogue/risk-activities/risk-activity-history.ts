import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { ownRiskActivityFor } from "../own-for.ts";

export const riskActivityHistory: Handler<"GET /catalogue/risk-activities/{ownerId}/{id}/history"> = async (scope, { params, query }) => {
  const refused = await ownRiskActivityFor(scope, "see_history_project", params);
  return refused ?? historyOf(scope, { ownerId: params.ownerId, kind: "risk_activity", id: params.id }, query);
};
