// Interface to the module that plans work: it computes again which of its schedules these workers may carry out.
import type { Tx } from "../../platform/database/transaction.ts";

type Workers = { readonly providerId: number; readonly workerIds: readonly number[]; readonly now: Date };

/** Implemented by a later module, because this module must not import it. */
export type ScheduleQueue = {
  /** Queues a job for each schedule ahead. Runs with the eligibility of the workers, in the same transaction. */
  readonly queueSchedules: (tx: Tx, workers: Workers) => Promise<void>;
};
