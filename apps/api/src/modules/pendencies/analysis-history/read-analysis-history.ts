import type { Paging } from "@emdia/contract/list.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { standsOn } from "../policy.ts";
import { pendencyFor } from "../record/pendency-for.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { presentEntry } from "./present-entry.ts";
import { analysed } from "./rules/analysed.ts";
import { linesOfContractor, linesOfSupplier } from "./store.ts";

const linesFor = (scope: Scope, pendency: StoredPendency, paging: Paging) => {
  const asked = { pendency, actions: [...analysed.keys()] };
  if (standsOn(scope, pendency, "contractor"))
    return linesOfContractor(scope.tx, { ...asked, withDrafts: standsOn(scope, pendency, "provider") }, paging);
  return linesOfSupplier(scope.tx, { ...asked, company: pendency.contractor.name }, paging);
};

export const readAnalysisHistory: Handler<"GET /pendencies/{id}/analysis-history"> = async (scope, { params, query }) => {
  const found = await pendencyFor(scope, params.id, "see_analysis_history");
  if (!found.ok) return found;
  const { rows, meta } = await linesFor(scope, found.value, query);
  return { results: rows.map(presentEntry), meta };
};
