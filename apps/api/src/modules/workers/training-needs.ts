// Interface to the module that knows which trainings workers need.
import type { eventualCauses } from "@emdia/contract/workers/movement.ts";
import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Movement } from "./rules/movement.ts";

type Workers = { readonly providerId: number; readonly workerIds: readonly number[]; readonly today: IsoDay };
type Career = { readonly providerId: number; readonly workerId: number; readonly movements: readonly Movement[] };
/** A training that an event in the career requires again. It is not firm if only an unverified figure requires it. */
export type EventualNeed = {
  readonly pendencyId: number;
  /** The document that the training gives. */
  readonly name: string;
  readonly cause: (typeof eventualCauses)[number];
  readonly since: IsoDay;
  readonly isFirm: boolean;
};

/** Implemented by a later module, because this module must not import it. */
export type TrainingNeedProvider = {
  /** Stores the needs of workers. Runs with their eligibility, in the same transaction, because it depends on the same facts. */
  readonly settleNeeds: (tx: Tx, workers: Workers) => Promise<void>;
  /** Needs that these movements would cause, also on a later day. */
  readonly eventualNeeds: (tx: Tx, career: Career) => Promise<readonly EventualNeed[]>;
};
