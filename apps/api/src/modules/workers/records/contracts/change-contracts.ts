import { refuse } from "../../../../kernel/outcome.ts";
import type { Handler } from "../../../../platform/http/handler.ts";
import { findWorker } from "../../store/workers.ts";
import { workerFor } from "../../worker-for.ts";
import { presentWorker } from "../present-worker.ts";
import { staleFor } from "../stale-worker.ts";
import { saveContracts } from "./save-contracts.ts";

export const changeContracts: Handler<"PUT /companies/employees/{id}/contracts"> = async (scope, { params, body }) => {
  const found = await workerFor(scope, params.id, "assign_employee_project");
  if (!found.ok) return found;
  const stale = await staleFor(scope, found.value, { part: "contracts", asked: body.version });
  if (stale) return stale;
  const saved = await saveContracts(scope, found.value, body.contracts);
  if (!saved.ok) return saved;
  const worker = await findWorker(scope.tx, params.id);
  return worker ? presentWorker(scope, worker) : refuse("worker.not_found");
};
