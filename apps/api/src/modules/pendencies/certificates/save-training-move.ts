import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { recordSystemHistory } from "../../../platform/history/history.ts";
import { waitingQuestion, writeAnswerState } from "../comments/store.ts";
import { disputedStatuses } from "../disputes/rules/disputable.ts";
import { closePending } from "../disputes/store.ts";
import { historySubject } from "../record/history-subject.ts";
import { writeMove } from "../record/write-move.ts";
import type { Moved } from "../rules/move.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

/** Transaction of a job with the rows of the contractor and of the supplier. */
export type TrainingWork = { readonly tx: Tx; readonly now: Date; readonly today: IsoDay };
type Saved = { readonly moved: Moved; readonly note: string | null };

/** An open question counts as answered. */
const settleQuestion = async ({ tx }: TrainingWork, pendency: StoredPendency): Promise<void> => {
  const question = await waitingQuestion(tx, pendency);
  if (question) await writeAnswerState(tx, pendency, { id: question.id, to: "ANSWERED" });
};

/** Writes a transition of a certificate with its deadlines and history. The caller has written the documents. */
export const saveTrainingMove = async (work: TrainingWork, pendency: StoredPendency, { moved, note }: Saved): Promise<void> => {
  const { tx, now } = work;
  await settleQuestion(work, pendency);
  await writeMove(work, pendency, { moved, note, side: "contractor" });
  const base = historySubject(pendency);
  const change = { field: "status", from: pendency.status, to: moved.status };
  const action = `pendency.${moved.move.action}` satisfies PendencyDeed;
  const isDisputeClosed = pendency.isDisputed && !disputedStatuses.includes(moved.status) && (await closePending(tx, pendency));
  await recordSystemHistory(tx, now, [
    { ...base, action, ...(moved.status !== pendency.status && { change }) },
    ...(note === null
      ? []
      : [{ ...base, action: "pendency.noted" satisfies PendencyDeed, change: { field: "note", from: null, to: note } }]),
    ...(isDisputeClosed ? [{ ...base, action: "pendency.dispute_closed" satisfies PendencyDeed }] : []),
  ]);
};
