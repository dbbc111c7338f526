import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lockServiceMonth, type ServiceMonthKey } from "../../projects/index.ts";
import { linkInRange, unlinkInRange, workerChoices } from "../../workers/index.ts";
import { declarableMonth, monthOfPendency } from "./month-of-pendency.ts";
import { placeOfMonth } from "./place-of-month.ts";
import { presentMonth } from "./present-month.ts";
import { isWithoutService } from "./rules/service-month-transition.ts";
import { workersLinkedWithin } from "./store/contradictions.ts";

export const findWorkersForMonth: Handler<"GET /pendencies/{id}/stp-find-employee"> = async (scope, { params, query }) => {
  const found = await monthOfPendency(scope, params.id, "see_employee");
  return found.ok ? workerChoices(scope, { ...query, provider: found.value.key.providerId }) : found;
};

export const linkWorkerToMonth: Handler<"POST /pendencies/{id}/stp-link-employee"> = async (scope, { params, body }) => {
  const found = await declarableMonth(scope, params.id, "assign_employee_project");
  if (!found.ok) return found;
  const { key } = found.value;
  if (isWithoutService((await lockServiceMonth(scope.tx, key))?.state)) return refuse("service_month.without_service");
  const { employeeId: workerId, ...dates } = body;
  const linked = await linkInRange(scope, placeOfMonth(key), { workerId, ...dates });
  return linked.ok ? presentMonth(scope, found.value) : linked;
};

/** Without a worker in the request: the worker of the pendency, or the only one who is linked within the month (CD-126). */
const defaultWorker = async ({ tx }: Scope, key: ServiceMonthKey, workerId: number | null) => {
  if (workerId !== null) return workerId;
  const [only, ...others] = await workersLinkedWithin(tx, key);
  if (only === undefined) return refuse("worker.link_not_found");
  return others.length === 0 ? only : refuse("service_month.choose_worker");
};

export const unlinkWorkerFromMonth: Handler<"DELETE /pendencies/{id}/stp-delete-employee"> = async (scope, { params, query, body }) => {
  const found = await monthOfPendency(scope, params.id, "assign_employee_project");
  if (!found.ok) return found;
  const { key, pendency } = found.value;
  const workerId = query.employeeId ?? body.employeeId ?? (await defaultWorker(scope, key, pendency.workerId));
  if (typeof workerId !== "number") return workerId;
  const unlinked = await unlinkInRange(scope, placeOfMonth(key), workerId);
  return unlinked.ok ? null : unlinked;
};
