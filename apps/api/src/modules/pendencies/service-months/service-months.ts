import { serviceMonthRoutes } from "@emdia/contract/pendencies/service-month-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { decideMonth } from "./decide-month.ts";
import { declareMonth, withdrawMonth } from "./declare-month.ts";
import { listMonths, monthHistory, readMonth } from "./read-month.ts";
import { findWorkersForMonth, linkWorkerToMonth, unlinkWorkerFromMonth } from "./workers-of-month.ts";

export const serviceMonths = module("service-months", serviceMonthRoutes, {
  "GET /pendencies/service-months": listMonths,
  "GET /pendencies/{id}/stp": readMonth,
  "PUT /pendencies/{id}/stp": declareMonth,
  "DELETE /pendencies/{id}/stp": withdrawMonth,
  "PUT /pendencies/{id}/stp/decision": decideMonth,
  "GET /pendencies/{id}/stp/history": monthHistory,
  "GET /pendencies/{id}/stp-find-employee": findWorkersForMonth,
  "POST /pendencies/{id}/stp-link-employee": linkWorkerToMonth,
  "DELETE /pendencies/{id}/stp-delete-employee": unlinkWorkerFromMonth,
});
