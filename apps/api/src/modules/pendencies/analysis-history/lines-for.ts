// History lines by the side of the user.
import type { Paging } from "@emdia/contract/list.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { standsOn } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { linesOfContractor, linesOfSupplier } from "./store.ts";

type Query = { readonly pendency: StoredPendency; readonly of: "pendency" | "analysis" };

/** History page of a pendency or of its analysis, limited to the lines that the user's side may see. */
export const linesFor = (scope: Scope, query: Query, paging: Paging) => {
  const { pendency } = query;
  if (standsOn(scope, pendency, "contractor"))
    return linesOfContractor(scope.tx, { ...query, withDrafts: standsOn(scope, pendency, "provider") }, paging);
  return linesOfSupplier(scope.tx, { ...query, company: pendency.contractor.name }, paging);
};
