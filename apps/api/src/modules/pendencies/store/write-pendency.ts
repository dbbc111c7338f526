import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Side } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey } from "../list/store/pendency-row.ts";
import type { Deadlines } from "../rules/deadlines.ts";

export type Turned = Deadlines & {
  readonly status: PendencyStatus;
  readonly returnsTo: PendencyStatus | null;
  /** Side of the open question's author. */
  readonly questionSide: Side | null;
  readonly note: string | null;
  readonly closedUnread: boolean;
  readonly revisionDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
  /** Whether to clear the dates that came from a document. */
  readonly followsNoDate: boolean;
  readonly round: number;
  readonly rejectedRound: number | null;
  readonly sentFrom: PendencyStatus | null;
  readonly rejectedAt: Date | null;
  readonly version: number;
};
type Pendency = PendencyKey & { readonly status: PendencyStatus };

const changing = (tx: Tx, { contractorId, id }: PendencyKey) =>
  tx.updateTable("pendency").where("contractor_id", "=", contractorId).where("id", "=", id);

/** Writes the fields of a transition. `updated_at` changes only with the status. */
export const writeStatus = async (tx: Tx, pendency: Pendency, { turned, now }: { readonly turned: Turned; readonly now: Date }) => {
  await changing(tx, pendency)
    .set({
      status: turned.status,
      returns_to: turned.returnsTo,
      question_side: turned.questionSide,
      note: turned.note,
      closed_unread: turned.closedUnread,
      revision_date: turned.revisionDate,
      approved_until: turned.approvedUntil,
      round: turned.round,
      rejected_round: turned.rejectedRound,
      sent_from: turned.sentFrom,
      rejected_at: turned.rejectedAt,
      version: turned.version,
      send_by: turned.sendBy,
      asked_again_on: turned.askedAgainOn,
      review_from: turned.reviewFrom,
      review_days: turned.reviewDays,
      review_by: turned.reviewBy,
      ...(turned.followsNoDate && { issue_date: null, expiration_date: null, next_due_on: null }),
      ...(turned.status !== pendency.status && { updated_at: now }),
    })
    .execute();
};

/** Soft delete of a pendency that was demanded by mistake. It stays invisible and is not created again. */
export const removePendencyRow = async (tx: Tx, pendency: PendencyKey, now: Date): Promise<void> => {
  await changing(tx, pendency).set({ removed_at: now, send_by: null, review_from: null, review_days: null, review_by: null }).execute();
};
