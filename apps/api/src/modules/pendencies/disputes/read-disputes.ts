import type { Handler } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { whichPendencies } from "../policy.ts";
import { presentDisputes } from "./present-disputes.ts";
import { disputeTotals } from "./store.ts";

export const readDisputes: Handler<"GET /pendencies/{id}/dispute"> = async (scope, { params }) => {
  const found = await findPendencyWithPermission(scope, params.id, "see_details_pendency");
  return found.ok ? presentDisputes(scope, found.value) : found;
};

export const countDisputes: Handler<"GET /pendencies/dispute-totals"> = (scope) => disputeTotals(scope.tx, whichPendencies(scope));
