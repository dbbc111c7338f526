import { historyOf, presentLine } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { linesOfSupplier } from "../analysis-history/store.ts";
import { standsOn } from "../policy.ts";
import { pendencyFor } from "./pendency-for.ts";

export const pendencyHistory: Handler<"GET /pendencies/{id}/history"> = async (scope, { params, query }) => {
  const found = await pendencyFor(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  const { contractorId, contractor } = found.value;
  if (standsOn(scope, found.value, "contractor"))
    return historyOf(scope, { ownerId: contractorId, kind: "pendency", id: params.id }, query);
  const { rows, meta } = await linesOfSupplier(scope.tx, { pendency: found.value, actions: null, company: contractor.name }, query);
  return { results: rows.map(presentLine), meta };
};
