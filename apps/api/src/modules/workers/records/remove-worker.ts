import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { closedBy } from "../rules/contracts.ts";
import { settleBadges } from "../settle-badges.ts";
import { removeWorkerRow } from "../store/write-workers.ts";
import { workerFor } from "../worker-for.ts";
import { applyContracts } from "./contracts/save-contracts.ts";
import { openContractsOf } from "./contracts/unlink-worker.ts";
import { presentProject } from "./present-worker.ts";
import { noteOn } from "./remember-worker.ts";

/** Projects that the confirmation dialog lists. */
export const previewRemoval: Handler<"GET /companies/employees/{id}/removal-preview"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.id, "remove_employee_company");
  if (!found.ok) return found;
  const open = await openContractsOf(scope, found.value);
  return { projects: open.map((contract) => presentProject(scope, contract)), total: open.length };
};

/** Removes the worker from the supplier, closes all open links and revokes the badge. */
export const removeWorker: Handler<"DELETE /companies/employees/{id}"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.id, "remove_employee_company");
  if (!found.ok) return found;
  const worker = found.value;
  const closed = (await openContractsOf(scope, worker)).map((contract) => closedBy(contract, scope.today));
  const applied = await applyContracts(scope, worker, { opened: [], changed: [], closed });
  if (!applied.ok) return refuse("worker.not_found");
  await removeWorkerRow(scope, worker);
  await settleBadges(scope.tx, { providerId: worker.providerId, workerIds: [worker.id], today: scope.today });
  await recordHistory(scope, noteOn(worker, { action: "worker.removed" }));
  return null;
};
