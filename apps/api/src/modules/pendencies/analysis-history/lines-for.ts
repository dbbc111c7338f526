import type { Paging } from "@emdia/contract/list.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { standsOn } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { linesOfContractor, linesOfSupplier } from "./store.ts";

type Query = { readonly pendency: StoredPendency; readonly of: "pendency" | "analysis" };

/** History page of a pendency or of its analysis, limited to the lines that the user's side may see. */
export const linesFor = (scope: Scope, asked: Query, paging: Paging) => {
  const { pendency } = asked;
  if (standsOn(scope, pendency, "contractor"))
    return linesOfContractor(scope.tx, { ...asked, withDrafts: standsOn(scope, pendency, "provider") }, paging);
  return linesOfSupplier(scope.tx, { ...asked, company: pendency.contractor.name }, paging);
};
