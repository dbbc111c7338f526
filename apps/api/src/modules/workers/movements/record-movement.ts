import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { movementsOf } from "../store/movements.ts";
import type { StoredWorker } from "../store/workers.ts";
import { workerFor } from "../worker-for.ts";
import { type Plan, planMovement } from "./plan-movement.ts";
import { presentMovements } from "./present-movement.ts";
import { saveMovements } from "./save-movements.ts";

type Result = { readonly worker: StoredWorker; readonly id: number | undefined };

const applyPlan = async (scope: Scope, workerId: number, plan: Plan) => {
  const found = await workerFor(scope, workerId, "update_employee");
  if (!found.ok) return found;
  const planned = await planMovement(scope, found.value, plan);
  if (!planned.ok) return planned;
  const [id] = await saveMovements(scope, found.value, [planned.value]);
  return accept<Result>({ worker: found.value, id });
};

const shown = async (scope: Scope, { worker, id }: Result) => {
  const movements = await movementsOf(scope.tx, { providerId: worker.providerId, workerIds: [worker.id] });
  const [movement] = await presentMovements(
    scope,
    worker,
    movements.filter((one) => one.id === id),
  );
  return movement ?? refuse("movement.not_found");
};

export const addMovement: Handler<"POST /companies/employees/{id}/movements"> = async (scope, { params, body }) => {
  const added = await applyPlan(scope, params.id, { movementId: null, asked: body });
  return added.ok ? shown(scope, added.value) : added;
};

export const changeMovement: Handler<"PUT /companies/employees/{id}/movements/{movementId}"> = async (scope, { params, body }) => {
  const changed = await applyPlan(scope, params.id, { movementId: params.movementId, asked: body });
  return changed.ok ? shown(scope, changed.value) : changed;
};

export const removeMovement: Handler<"DELETE /companies/employees/{id}/movements/{movementId}"> = async (scope, { params }) => {
  const removed = await applyPlan(scope, params.id, { movementId: params.movementId, asked: null });
  return removed.ok ? null : removed;
};
