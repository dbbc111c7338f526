import { refuse } from "../../../../kernel/outcome.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import type { Handler } from "../../../../platform/http/handler.ts";
import { closedBy } from "../../rules/contracts.ts";
import { isOpenOn } from "../../rules/open-links.ts";
import { contractsOf, type StoredContract } from "../../store/contracts.ts";
import type { StoredWorker } from "../../store/workers.ts";
import { workerFor } from "../../worker-for.ts";
import { applyContracts } from "./save-contracts.ts";

/** Links of the worker at this supplier that have not ended. */
export const openContractsOf = async ({ tx, today }: Scope, { providerId, id }: StoredWorker): Promise<readonly StoredContract[]> =>
  (await contractsOf(tx, [id])).filter((contract) => contract.providerId === providerId && isOpenOn(contract, today));

export const unlinkWorker: Handler<"DELETE /companies/employees/{employeeId}/projects/{projectId}"> = async (scope, { params }) => {
  const found = await workerFor(scope, params.employeeId, "assign_employee_project");
  if (!found.ok) return found;
  const left = (await openContractsOf(scope, found.value)).filter(({ projectId }) => projectId === params.projectId);
  if (left.length === 0) return refuse("worker.link_not_found");
  const closed = left.map((contract) => closedBy(contract, scope.today));
  const applied = await applyContracts(scope, found.value, { opened: [], changed: [], closed });
  return applied.ok ? null : refuse("worker.link_not_found");
};
