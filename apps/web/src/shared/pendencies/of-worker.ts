import { PLANS } from "@emdia/contract/limits.ts";
import { pendingStatuses } from "@emdia/contract/pendencies/vocabulary.ts";

/** What the list of documents is asked for what still lacks of somebody, as their record counts it. */
export const pendingFilterForWorker = (worker: string) => ({ employee: worker, plan: [...PLANS], status: [...pendingStatuses] });
