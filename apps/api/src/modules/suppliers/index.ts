import { supplierRoutes } from "@emdia/contract/suppliers/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { listSuppliers } from "./list-suppliers.ts";
import { readSupplier } from "./read-supplier.ts";
import { remindSupplier } from "./remind-supplier.ts";

export { searchSuppliers } from "./search-suppliers.ts";

export const suppliers = module("suppliers", supplierRoutes, {
  "GET /companies/providers": listSuppliers,
  "GET /companies/providers/{id}": readSupplier,
  "POST /companies/providers/{id}/reminders": remindSupplier,
});
