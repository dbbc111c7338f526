import type { Handler } from "../../platform/http/handler.ts";
import { reachWithin, whichSuppliers } from "./policy.ts";
import { supplierPage } from "./store/supplier-list.ts";

export const listSuppliers: Handler<"GET /companies/providers"> = (scope, { query }) =>
  supplierPage(scope, {
    seen: reachWithin(whichSuppliers(scope), query.companies),
    withDocuments: reachWithin(whichSuppliers(scope, "see_pendency"), query.companies),
    withWorkers: reachWithin(whichSuppliers(scope, "see_employee"), query.companies),
    query,
  });
