import type { Paging } from "@emdia/contract/list.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { presentLine } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { linesOfContractor, linesOfSupplier } from "../analysis-history/store.ts";
import { standsOn } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { pendencyFor } from "./pendency-for.ts";

const linesFor = (scope: Scope, pendency: StoredPendency, paging: Paging) => {
  const asked = { pendency, actions: null };
  if (standsOn(scope, pendency, "contractor"))
    return linesOfContractor(scope.tx, { ...asked, withDrafts: standsOn(scope, pendency, "provider") }, paging);
  return linesOfSupplier(scope.tx, { ...asked, company: pendency.contractor.name }, paging);
};

export const pendencyHistory: Handler<"GET /pendencies/{id}/history"> = async (scope, { params, query }) => {
  const found = await pendencyFor(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  const { rows, meta } = await linesFor(scope, found.value, query);
  return { results: rows.map(presentLine), meta };
};
