import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { remember } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { settleWorkers } from "../settle-worker.ts";
import { deleteMovementRow, insertMovement, movementsOf, rewriteMovement, type WrittenMovement } from "../store/movements.ts";
import type { StoredWorker } from "../store/workers.ts";
import { workerFor } from "../worker-for.ts";
import { planMovement } from "./plan-movement.ts";
import { presentMovements } from "./present-movement.ts";

type Told = Pick<WrittenMovement, "kind" | "startDate" | "endDate">;
const days = ({ startDate, endDate }: Told): string => (endDate === null ? startDate : `${startDate} – ${endDate}`);
type Noted = { readonly action: string; readonly from: Told | null; readonly to: Told | null };

/** The days and what kind it was; why somebody was away is between them and their employer. */
const concluded = async (scope: Scope, worker: StoredWorker, { action, from, to }: Noted): Promise<void> => {
  await settleWorkers(scope.tx, { providerId: worker.providerId, workerIds: [worker.id], today: scope.today });
  await remember(scope, {
    ownerId: worker.providerId,
    about: { kind: "worker", id: worker.id },
    subject: { kind: "worker", id: worker.id, name: worker.name },
    action,
    change: { field: to?.kind ?? from?.kind ?? "", from: from && days(from), to: to && days(to) },
  });
};

const shown = async (scope: Scope, worker: StoredWorker, id: number) => {
  const movements = await movementsOf(scope.tx, { providerId: worker.providerId, workerIds: [worker.id] });
  const [movement] = await presentMovements(
    scope,
    worker,
    movements.filter((one) => one.id === id),
  );
  return movement ?? refuse("movement.not_found");
};

export const addMovement: Handler<"POST /companies/employees/{id}/movements"> = async (scope, { params, body }) => {
  const found = await workerFor(scope, params.id, "update_employee");
  if (!found.ok) return found;
  const worker = found.value;
  const plan = await planMovement(scope, worker, { movementId: null, asked: body });
  if (!plan.ok) return plan;
  const { movement } = plan.value;
  if (!movement) return refuse("movement.nothing_planned");

  const id = await insertMovement(scope.tx, worker, { ...movement, createdById: scope.account.id });
  await concluded(scope, worker, { action: "movement.added", from: null, to: movement });
  return shown(scope, worker, id);
};

export const changeMovement: Handler<"PUT /companies/employees/{id}/movements/{movementId}"> = async (scope, { params, body }) => {
  const found = await workerFor(scope, params.id, "update_employee");
  if (!found.ok) return found;
  const worker = found.value;
  const plan = await planMovement(scope, worker, { movementId: params.movementId, asked: body });
  if (!plan.ok) return plan;
  const { movement, changed } = plan.value;
  if (!movement || !changed) return refuse("movement.nothing_planned");

  await rewriteMovement(scope.tx, { providerId: worker.providerId, id: changed.id }, movement);
  await concluded(scope, worker, { action: "movement.changed", from: changed, to: movement });
  return shown(scope, worker, changed.id);
};

export const removeMovement: Handler<"DELETE /companies/employees/{id}/movements/{movementId}"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.id, "update_employee");
  if (!found.ok) return found;
  const worker = found.value;
  const plan = await planMovement(scope, worker, { movementId: params.movementId, asked: null });
  if (!plan.ok) return plan;
  const { changed } = plan.value;
  if (!changed) return refuse("movement.not_found");

  await deleteMovementRow(scope.tx, { providerId: worker.providerId, id: changed.id });
  await concluded(scope, worker, { action: "movement.removed", from: changed, to: null });
  return null;
};
