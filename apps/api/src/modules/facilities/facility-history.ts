import { historyOf } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { facilityFor } from "./facility-for.ts";

export const facilityHistory: Handler<"GET /companies/facilities/{id}/history"> = async (scope, { params, query }) => {
  const found = await facilityFor(scope, "see_history_project", { id: params.id });
  if (!found.ok) return found;
  const facility = found.value;
  return historyOf(scope, { ownerId: facility.contractorId, kind: "facility", id: facility.id }, query);
};
