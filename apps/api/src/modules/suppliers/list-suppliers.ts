import type { Handler } from "../../platform/http/handler.ts";
import { reachWithin, supplierReach } from "./policy.ts";
import { supplierPage } from "./store/supplier-list.ts";

export const listSuppliers: Handler<"GET /companies/providers"> = (scope, { query }) =>
  supplierPage(scope, {
    seen: reachWithin(supplierReach(scope), query.companies),
    withDocuments: reachWithin(supplierReach(scope, "see_pendency"), query.companies),
    withWorkers: reachWithin(supplierReach(scope, "see_employee"), query.companies),
    query,
  });
