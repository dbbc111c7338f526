import type { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type Seer, whichWorkers } from "../policy.ts";
import type { WorkerListInput } from "../store/worker-branches.ts";

/** A filter together with the workers that the user sees. */
export const workerListInput = <F extends Partial<WorkerFilter>>(
  scope: Seer & Pick<Scope, "today">,
  filter: F,
  projectId?: number,
): WorkerListInput & { readonly filter: F } => ({
  visible: whichWorkers(scope),
  documentsVisible: whichWorkers(scope, "see_employee_data"),
  filter,
  projectId,
  today: scope.today,
});
