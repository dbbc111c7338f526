import { restrictionRoutes } from "@emdia/contract/workers/restriction-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { changeRestriction, changeRestrictionNamed } from "./change-restriction.ts";
import { createRestriction } from "./create-restriction.ts";
import { askForRestrictionHistory, exportRestrictionHistory } from "./export-restrictions.ts";
import { liftRestriction, liftRestrictionNamed } from "./lift-restriction.ts";
import { listRestrictions } from "./list-restrictions.ts";
import { restrictionHistory } from "./restriction-history.ts";

export const restrictions = module("restrictions", restrictionRoutes, {
  "GET /companies/{companyId}/restricted-employee": listRestrictions,
  "POST /companies/{companyId}/restricted-employee": createRestriction,
  "PUT /companies/{companyId}/restricted-employee": changeRestrictionNamed,
  "PUT /companies/{companyId}/restricted-employee/{id}": changeRestriction,
  "DELETE /companies/{companyId}/restricted-employee": liftRestrictionNamed,
  "DELETE /companies/{companyId}/restricted-employee/{id}": liftRestriction,
  "GET /companies/{companyId}/restricted-employee/history": restrictionHistory,
  "GET /companies/{companyId}/restricted-employee/export-history": exportRestrictionHistory,
  "POST /companies/{companyId}/restricted-employee/export-history": askForRestrictionHistory,
});
