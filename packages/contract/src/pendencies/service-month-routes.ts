import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { Id, list, Nothing, paging, queryFlag, queryId, queryList, queryNumber, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { linkFaultCodes } from "../workers/link-refusals.ts";
import { WorkerChoice } from "../workers/list-rows.ts";
import { WorkingDay } from "../workers/record.ts";
import { ServiceDecision, ServiceDeclaration, ServiceMonth, ServiceMonthRow } from "./service-month.ts";
import { serviceMonthStates } from "./vocabulary.ts";

const ofMonth = ["pendency.not_found", "permission.missing", "service_month.not_monthly"] as const;
const asRead = z.object({ version: z.optional(queryNumber(z.int().check(z.minimum(0)))) });
const changing = [...ofMonth, "service_month.stale", "service_month.not_declared", "service_month.already_decided"] as const;
/** Refusals of a change by the supplier: the month must be inside its plan. */
const inPlan = ["service_month.in_future", "service_month.outside_plan"] as const;
const linking = [
  "worker.not_found",
  ...linkFaultCodes,
  "service_month.without_service",
  "service_month.link_beyond_month",
  ...inPlan,
] as const;
/** Worker of the month. A proxy may drop the body of a DELETE, so the query is also accepted (CD-126). */
const WorkerInBody = z.object({ employeeId: z.optional(Id) });
const WorkerInQuery = z.object({ employeeId: z.optional(queryId) });

export const serviceMonthRoutes = routes({
  "GET /pendencies/service-months": {
    permission: "see_service_provided_analysis",
    summary: "Lists declarations of service months; by default those that await a decision, oldest first",
    query: z.object({
      ...paging(),
      state: z._default(queryList(z.enum(serviceMonthStates)), ["awaiting_decision"]),
      /** Only months of the caller as a supplier, with documents that it still has to send. */
      owed: z.optional(queryFlag),
    }),
    answer: list(ServiceMonthRow),
  },
  "GET /pendencies/{id}/stp": {
    permission: "see_service_provided_analysis",
    summary: "Returns the service month of a monthly STP pendency: declaration, decision and contradicting facts",
    answer: ServiceMonth,
    refusals: ofMonth,
  },
  "PUT /pendencies/{id}/stp": {
    permission: "send_pendency_analysis",
    summary: "Declares whether the service was provided in the month, and adds workers for it",
    body: ServiceDeclaration,
    answer: ServiceMonth,
    refusals: [...changing, ...linking],
  },
  "DELETE /pendencies/{id}/stp": {
    permission: "send_pendency_analysis",
    summary: "Withdraws a declaration before the decision",
    query: asRead,
    answer: ServiceMonth,
    refusals: changing,
  },
  "PUT /pendencies/{id}/stp/decision": {
    permission: "config_service_provided_analysis",
    summary: "Confirms a month without service, or denies it with a reason; a denial also reverses a confirmation",
    body: ServiceDecision,
    answer: ServiceMonth,
    refusals: [...changing, ...inPlan, "service_month.reason_missing", "service_month.own_declaration"],
  },
  "GET /pendencies/{id}/stp/history": {
    permission: "see_service_provided_analysis",
    summary: "Lists the declarations and decisions of a service month, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ofMonth,
  },
  "GET /pendencies/{id}/stp-find-employee": {
    permission: "see_employee",
    summary: "Finds workers of the supplier for a service month; a contractor finds only workers linked to it",
    query: z.object({ ...paging(), nameOrDocument: z.optional(searchText) }),
    answer: list(WorkerChoice),
    refusals: ofMonth,
  },
  "POST /pendencies/{id}/stp-link-employee": {
    permission: "assign_employee_project",
    summary: "Links a worker to the project for the days of the month",
    body: z.object({ employeeId: Id, hiringDate: z.optional(WorkingDay), endDate: z.optional(WorkingDay) }),
    answer: ServiceMonth,
    refusals: [...ofMonth, ...linking],
  },
  "DELETE /pendencies/{id}/stp-delete-employee": {
    permission: "assign_employee_project",
    summary: "Removes a worker's link within the month; without a worker, the one that is linked",
    query: WorkerInQuery,
    body: WorkerInBody,
    answer: Nothing,
    status: 204,
    refusals: [...ofMonth, "worker.not_found", "worker.link_not_found", "service_month.link_beyond_month", "service_month.choose_worker"],
  },
});
