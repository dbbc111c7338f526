import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { pendencyFor } from "./pendency-for.ts";

export const pendencyHistory: Handler<"GET /pendencies/{id}/history"> = async (scope, { params, query }) => {
  const found = await pendencyFor(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  return historyOf(scope, { ownerId: found.value.contractorId, kind: "pendency", id: params.id }, query);
};
