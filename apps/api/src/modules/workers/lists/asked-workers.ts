import type { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type Seer, whichWorkers } from "../policy.ts";
import type { AskedProject, AskedWorkers } from "../store/worker-branches.ts";

/** A filter together with what this person sees, and where they may know documents. */
export const askedBy = <F extends Partial<WorkerFilter>>(
  scope: Seer & Pick<Scope, "today">,
  filter: F,
  project?: AskedProject,
): AskedWorkers & { readonly filter: F } => ({
  visible: whichWorkers(scope),
  known: whichWorkers(scope, "see_employee_data"),
  filter,
  project,
  today: scope.today,
});
