import type { ServiceDeclaration } from "@emdia/contract/pendencies/service-month.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lockServiceMonth, type ServiceMonthKey } from "../../projects/index.ts";
import { linkInRange } from "../../workers/index.ts";
import { changeDeclaration, writeDeclaration } from "./change-month.ts";
import { declarableMonth, monthOfPendency } from "./month-of-pendency.ts";
import { placeOfMonth } from "./place-of-month.ts";
import { presentMonth } from "./present-month.ts";
import { isWithoutService } from "./rules/service-month-transition.ts";

type Answer = Exclude<ServiceDeclaration, { readonly action: "ADD_EMPLOYEE" }>;

const declare = (scope: Scope, key: ServiceMonthKey, { action, serviceOccurred, note = null, version }: Answer) => {
  const { now, account } = scope;
  const undecided = { reason: null, decidedAt: null, decidedById: null, decidedByName: null };
  const fields = { action, note, declaredAt: now, declaredById: account.id, declaredByName: account.name, ...undecided };
  return writeDeclaration(scope, key, { change: serviceOccurred ? "declare_service" : "declare_no_service", version, fields });
};

/** Links workers in id order, so that two requests for the same workers cannot deadlock. */
const addWorkers = async (scope: Scope, key: ServiceMonthKey, workerIds: readonly number[]) => {
  for (const workerId of [...new Set(workerIds)].toSorted((one, other) => one - other)) {
    const linked = await linkInRange(scope, placeOfMonth(key), { workerId });
    if (!linked.ok) return linked;
  }
  return null;
};

/** Declares the month, adds workers, or both, in one transaction. Workers cannot be added while the month has no service. */
export const declareMonth: Handler<"PUT /pendencies/{id}/stp"> = async (scope, { params, body }) => {
  const found = await declarableMonth(scope, params.id, "send_pendency_analysis");
  if (!found.ok) return found;
  const { key } = found.value;
  if (body.action === "ADD_EMPLOYEE") {
    if (isWithoutService((await lockServiceMonth(scope.tx, key))?.state)) return refuse("service_month.without_service");
  } else {
    const declared = await declare(scope, key, body);
    if (!declared.ok) return declared;
  }
  const refused = body.action === "SERVICE_PROVIDED" ? null : await addWorkers(scope, key, body.employees);
  return refused ?? presentMonth(scope, found.value);
};

export const withdrawMonth: Handler<"DELETE /pendencies/{id}/stp"> = async (scope, { params, query }) => {
  const found = await monthOfPendency(scope, params.id, "send_pendency_analysis");
  if (!found.ok) return found;
  const withdrawn = await changeDeclaration(scope, found.value.key, { change: "withdraw", version: query.version, set: {}, note: null });
  return withdrawn.ok ? presentMonth(scope, found.value) : withdrawn;
};
