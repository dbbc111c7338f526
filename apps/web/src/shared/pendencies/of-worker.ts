import { PLANS } from "@emdia/contract/limits.ts";
import { pendingStatuses } from "@emdia/contract/pendencies/vocabulary.ts";

/** Filter of the pendency list for the open documents of a worker, as their record counts them. */
export const pendingFilterForWorker = (workerId: number) => ({ worker: [workerId], plan: [...PLANS], status: [...pendingStatuses] });
