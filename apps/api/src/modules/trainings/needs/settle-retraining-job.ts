// Job that opens the documents of one worker whose training is needed again, or restores them.
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { enqueueMany } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { retrainingStep, settleRetraining, type TrainingNeedOfPendency } from "../../pendencies/index.ts";
import { movementsOf } from "../../workers/index.ts";
import { type ComputedNeeds, computeNeeds } from "./compute-needs.ts";
import { reasonOf } from "./need-reason.ts";

const settleRetrainings = jobKind("trainings.settle-retraining", z.object({ contractorId: Id, providerId: Id, workerId: Id }));

const needOf = ({ required, firm, isEventGone }: ComputedNeeds): TrainingNeedOfPendency => ({
  pendencyId: required.pendencyId,
  need: firm && {
    movementId: firm.last.movementId,
    since: firm.first.day,
    neededFrom: firm.last.day,
    reason: reasonOf(firm.first, required.accidents),
  },
  isEventGone,
});

/** Enqueues one job for each worker at a contractor with a document that a need changes. */
export const enqueueRetraining = async (tx: Tx, providerId: number, computed: readonly ComputedNeeds[]): Promise<void> => {
  const changed = computed.filter((one) => {
    const { retraining: stored, ...pendency } = one.required;
    return retrainingStep(pendency, { ...needOf(one), stored }) !== "none";
  });
  const holders = new Map(
    changed.map(({ required: { contractorId, workerId } }) => [
      `${contractorId} ${providerId} ${workerId}`,
      { contractorId, providerId, workerId },
    ]),
  );
  if (holders.size === 0) return;
  await enqueueMany(
    tx,
    settleRetrainings,
    [...holders].map(([key, payload]) => ({ payload, key: `${settleRetrainings.name} ${key}` })),
  );
};

/** Computes the needs again after it has locked the documents, so that a repeated or a late run does what applies now. */
export const settleRetrainingJob = defineJob(settleRetrainings, ({ inScopeOfAll, clock }, holder) =>
  inScopeOfAll([holder.contractorId, holder.providerId], async (tx) => {
    const now = clock.now();
    const today = dayInSaoPaulo(now);
    const { contractorId, providerId, workerId } = holder;
    await settleRetraining({ tx, now, today }, holder, async () => {
      const movements = await movementsOf(tx, { providerId, workerIds: [workerId] });
      const computed = await computeNeeds(tx, { providerId, workerIds: [workerId], movementsOf: () => movements, today });
      return computed.filter(({ required }) => required.contractorId === contractorId).map(needOf);
    });
  }),
);
