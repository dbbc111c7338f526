import { owedStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { reachOf } from "../../../platform/access/scope.ts";
import { exactMetaOf } from "../../../platform/database/paging.ts";
import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findServiceMonth } from "../../projects/index.ts";
import { whichPendencies } from "../policy.ts";
import { monthOfPendency } from "./month-of-pendency.ts";
import { presentMonth } from "./present-month.ts";
import { serviceMonthPage } from "./store/service-month-page.ts";

const KEY = "see_service_provided_analysis";

export const readMonth: Handler<"GET /pendencies/{id}/stp"> = async (scope, { params }) => {
  const found = await monthOfPendency(scope, params.id, KEY);
  return found.ok ? presentMonth(scope, found.value) : found;
};

export const monthHistory: Handler<"GET /pendencies/{id}/stp/history"> = async (scope, { params, query }) => {
  const found = await monthOfPendency(scope, params.id, KEY);
  if (!found.ok) return found;
  const row = await findServiceMonth(scope.tx, found.value.key);
  if (!row) return { results: [], meta: exactMetaOf(query, 0) };
  return historyOf(scope, { ownerId: found.value.key.contractorId, kind: "service_month", id: row.id }, query);
};

/** `owed` limits the list to months of the user's own companies as suppliers, with documents that they still have to send. */
export const listMonths: Handler<"GET /pendencies/service-months"> = (scope, { query: { owed, ...query } }) => {
  const visible = whichPendencies(scope, KEY);
  const reached = owed ? { ...visible, contractor: reachOf([]) } : visible;
  return serviceMonthPage(scope.tx, reached, { ...query, openStatuses: owed ? owedStatuses : undefined });
};
