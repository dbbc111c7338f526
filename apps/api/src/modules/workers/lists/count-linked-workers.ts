import type { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import { workerStatuses } from "@emdia/contract/workers/vocabulary.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { VisibleWorkers } from "../policy.ts";
import { countByStatus } from "../store/worker-totals.ts";

type Input = { readonly visible: VisibleWorkers; readonly filter: Partial<WorkerFilter> };

/** Workers with a current or future link per contract status, as the list counts them, with and without pendencies. */
export const countLinkedWorkers = async ({ tx, today }: Pick<Scope, "tx" | "today">, { visible, filter }: Input) => {
  const counts = await countByStatus(tx, { visible, documentsVisible: visible, filter: { ...filter, withProject: true }, today });
  return workerStatuses.map((status) => {
    const { total, withPendencies } = counts.find((count) => count.status === status) ?? { total: 0, withPendencies: 0 };
    return { status, total, withPendencies, withoutPendencies: total - withPendencies };
  });
};
