// Opens pendencies whose training is needed again, and restores them when the need is withdrawn.
import { saveTrainingMove, type TrainingWork } from "../certificates/save-training-move.ts";
import { recipientsOfRejection } from "../rules/notice-recipients.ts";
import { approvalBeforeNeed, type RetrainingNeed, retrainingMove, retrainingStep } from "../rules/retraining.ts";
import { writePendencyNotices } from "../store/notices.ts";
import { findPendencies, lockWorkersOf, type StoredPendency } from "../store/pendency-rows.ts";
import {
  deleteRetraining,
  lockPendenciesOfWorker,
  moveCut,
  openForTraining,
  type RetrainingRow,
  restoreApproved,
  retrainingsOf,
  writeRetraining,
} from "../store/retraining.ts";
import { countAgain } from "../store/write-documents.ts";

/** A firm need of a pendency, with the reason that the supplier reads; null without one. */
export type TrainingNeedOfPendency = {
  readonly pendencyId: number;
  readonly need: (RetrainingNeed & { readonly reason: string }) | null;
  readonly isEventGone: boolean;
};
type Need = NonNullable<TrainingNeedOfPendency["need"]>;

/** Opens the pendency, cuts the approval to the day before the event, and notifies the supplier as a rejection does. */
const trainAgain = async (work: TrainingWork, pendency: StoredPendency, need: Need): Promise<void> => {
  const { tx, now, today } = work;
  const cutTo = approvalBeforeNeed(need);
  const opened = { expirationDate: null, nextDueOn: null, today };
  const moved = retrainingMove("train_again", opened);
  if (!moved) return;
  await writeRetraining(tx, pendency, need);
  await openForTraining(tx, pendency, { cutTo });
  await countAgain(tx, pendency);
  await saveTrainingMove(work, { ...pendency, ...opened, approvedUntil: cutTo }, { moved, note: need.reason });
  const recipients = recipientsOfRejection(pendency.senders);
  await writePendencyNotices(tx, pendency.id, {
    kind: "rejection",
    ...recipients,
    actor: pendency.contractor.name,
    text: need.reason,
    now,
  });
};

/** Restores documents, dates and approval, unless a certificate among the documents was withdrawn since. */
const withdrawNeed = async (work: TrainingWork, pendency: StoredPendency, { before }: RetrainingRow): Promise<void> => {
  const { tx, today } = work;
  await deleteRetraining(tx, pendency);
  const { approvedUntil, expirationDate, nextDueOn, closedUnread } = before;
  const moved = before.isRevoked ? undefined : retrainingMove("need_withdrawn", { expirationDate, nextDueOn, today });
  if (!moved) return;
  await restoreApproved(tx, pendency, before);
  await countAgain(tx, pendency);
  await saveTrainingMove(work, { ...pendency, approvedUntil, expirationDate, nextDueOn, closedUnread }, { moved, note: null });
};

const settleOne = async (
  work: TrainingWork,
  pendency: StoredPendency,
  { stored, need, isEventGone }: Pick<TrainingNeedOfPendency, "need" | "isEventGone"> & { readonly stored: RetrainingRow | null },
): Promise<void> => {
  const { tx } = work;
  const step = retrainingStep(pendency, { stored, need, isEventGone });
  if (step === "train_again" && need) return trainAgain(work, pendency, need);
  if (step === "write" && need) {
    await writeRetraining(tx, pendency, need);
    return moveCut(tx, pendency, approvalBeforeNeed(need));
  }
  if (step === "need_withdrawn" && stored) return withdrawNeed(work, pendency, stored);
  if (step === "forget") await deleteRetraining(tx, pendency);
};

type Worker = Parameters<typeof lockPendenciesOfWorker>[1];
/**
 * Settles the pendencies of a worker at a contractor with the needs of the training. Locks them before it reads the needs. A repeated run changes
 * nothing. Runs in a job with the rows of both companies.
 */
export const settleRetraining = async (
  work: TrainingWork,
  worker: Worker,
  readNeeds: () => Promise<readonly TrainingNeedOfPendency[]>,
): Promise<void> => {
  const { tx } = work;
  const ids = await lockPendenciesOfWorker(tx, worker);
  if (ids.length === 0) return;
  await lockWorkersOf(tx, { pendencies: ids, workers: [] });
  const needs = new Map((await readNeeds()).map((need) => [need.pendencyId, need]));
  const stored = await retrainingsOf(tx, ids);
  const pendencies = await findPendencies(
    tx,
    ids.filter((id) => needs.has(id)),
  );
  for (const pendency of pendencies.toSorted((a, b) => a.id - b.id)) {
    const found = needs.get(pendency.id);
    if (found) await settleOne(work, pendency, { ...found, stored: stored.get(pendency.id) ?? null });
  }
};
