import type { Handler } from "../../../platform/http/handler.ts";
import { mayDo } from "../policy.ts";
import { inOrder } from "../rules/movement.ts";
import { movementsOf } from "../store/movements.ts";
import { workerInView } from "../worker-for.ts";
import { presentMovements } from "./present-movement.ts";

export const listMovements: Handler<"GET /companies/employees/{id}/movements"> = async (scope, { params }) => {
  const found = await workerInView(scope, params.id);
  if (!found.ok) return found;
  const worker = found.value;
  const movements = await movementsOf(scope.tx, { providerId: worker.providerId, workerIds: [worker.id] });
  const results = await presentMovements(scope, worker, inOrder(movements).toReversed());
  return { results: [...results], can: { add: mayDo(scope, "update_employee", worker) } };
};
