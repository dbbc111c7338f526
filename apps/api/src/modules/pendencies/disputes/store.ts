// Queries about disputes of rejections.
import type { Dispute, DisputeState, DisputeTotals } from "@emdia/contract/pendencies/dispute.ts";
import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey } from "../list/store/pendency-row.ts";
import type { VisiblePendencies } from "../policy.ts";
import { attachmentsOfComment, type StoredAttachment } from "../store/comment-attachments.ts";
import { reached } from "../store/visible-rows.ts";
import type { Holder } from "./rules/eligible-deciders.ts";

/** A rejection in the history. Its time identifies it. */
export type Rejection = { readonly at: Date; readonly by: number | null };
const rejections = ["pendency.reject", "pendency.confirm_rejection"] as const satisfies readonly PendencyDeed[];
const reopening = "pendency.reopen" satisfies PendencyDeed;

/** The last rejection, if no reopening followed it. */
export const currentRejection = async (tx: Tx, { contractorId, id }: PendencyKey): Promise<Rejection | undefined> => {
  const { rows } = await sql<Rejection & { readonly action: string }>`select h.at, h.account_id as by, h.action from history h
    where h.owner_id = ${contractorId} and h.about_kind = 'pendency' and h.about_id = ${id}
      and h.action = any (${[...rejections, reopening]}::text[]) order by h.id desc limit 1`.execute(tx);
  const [last] = rows;
  return last && last.action !== reopening ? { at: last.at, by: last.by } : undefined;
};

export type StoredDispute = {
  readonly id: number;
  readonly state: DisputeState;
  readonly rejectedAt: Date;
  readonly rejectedBy: number | null;
  readonly text: string;
  readonly attachments: readonly StoredAttachment[];
  readonly by: Dispute["by"];
  readonly at: Date;
  readonly decideBy: IsoDay;
  readonly isEscalated: boolean;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
  readonly decidedById: number | null;
  readonly decidedByName: string | null;
};

/** Disputes of a pendency, newest first. */
export const disputesOf = async (tx: Tx, { contractorId, id }: PendencyKey): Promise<readonly StoredDispute[]> => {
  const { rows } = await sql<StoredDispute>`select d.id, d.state, d.rejected_at as "rejectedAt", d.rejected_by_id as "rejectedBy",
      c.text, ${attachmentsOfComment} as attachments, json_build_object('id', c.account_id, 'name', c.account_name) as by, c.created_at as at,
      d.decide_by as "decideBy", d.escalated_at is not null as "isEscalated", d.reason, d.decided_at as "decidedAt",
      d.decided_by_id as "decidedById", d.decided_by_name as "decidedByName"
    from pendency_dispute d join pendency_comment c on c.contractor_id = d.contractor_id and c.id = d.comment_id
    where d.contractor_id = ${contractorId} and d.pendency_id = ${id} order by d.id desc`.execute(tx);
  return rows;
};

type Shared = PendencyKey & { readonly providerId: number };
type NewDispute = { readonly rejection: Rejection; readonly commentId: number; readonly decideBy: IsoDay };
export const insertDispute = async (
  tx: Tx,
  { contractorId, providerId, id }: Shared,
  { rejection, commentId, decideBy }: NewDispute,
): Promise<void> => {
  await tx
    .insertInto("pendency_dispute")
    .values({
      contractor_id: contractorId,
      provider_id: providerId,
      pendency_id: id,
      rejected_at: rejection.at,
      rejected_by_id: rejection.by,
      comment_id: commentId,
      decide_by: decideBy,
    })
    .execute();
};

const pendingOf = (tx: Tx, { contractorId, id }: PendencyKey) =>
  tx.updateTable("pendency_dispute").where("contractor_id", "=", contractorId).where("pendency_id", "=", id).where("state", "=", "pending");

type Decision = {
  readonly state: "upheld" | "reversed";
  readonly reason: string;
  readonly by: { readonly id: number; readonly name: string };
  readonly now: Date;
};
export const writeDecision = async (tx: Tx, pendency: PendencyKey, { state, reason, by, now }: Decision): Promise<void> => {
  await pendingOf(tx, pendency).set({ state, reason, decided_at: now, decided_by_id: by.id, decided_by_name: by.name }).execute();
};

/** Closes the pending dispute without a decision. False if there is none. */
export const closePending = async (tx: Tx, pendency: PendencyKey): Promise<boolean> => {
  const { numUpdatedRows } = await pendingOf(tx, pendency).set({ state: "closed" }).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Users of the contractor who see a pendency and hold the permission to decide. Works for both sides (migration 0045). */
export const decisionHolders = async (tx: Tx, id: number): Promise<readonly Holder[]> => {
  const { rows } = await sql<Holder>`select account_id as "accountId", is_owner as "isOwner" from dispute_deciders(${id})`.execute(tx);
  return rows;
};

export type LateDispute = { readonly id: number; readonly pendencyId: number; readonly text: string; readonly supplier: string };
type Late = { readonly contractorId: number; readonly today: IsoDay; readonly atMost: number };
/** Locks pending disputes of active pendencies that were to be decided before today and are not escalated. */
export const lockLateDisputes = async (tx: Tx, { contractorId, today, atMost }: Late): Promise<readonly LateDispute[]> => {
  const { rows } = await sql<LateDispute>`select d.id, d.pendency_id as "pendencyId", c.text, s.trading_name as supplier
    from pendency_dispute d
      join pendency p on p.contractor_id = d.contractor_id and p.id = d.pendency_id and p.active
      join pendency_comment c on c.contractor_id = d.contractor_id and c.id = d.comment_id
      join company s on s.id = d.provider_id
    where d.contractor_id = ${contractorId} and d.state = 'pending' and d.escalated_at is null and d.decide_by < ${today}::date
    order by d.id limit ${atMost} for update of d skip locked`.execute(tx);
  return rows;
};
export const writeEscalated = async (
  tx: Tx,
  contractorId: number,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable("pendency_dispute")
    .set({ escalated_at: now })
    .where("contractor_id", "=", contractorId)
    .where("id", "in", ids)
    .execute();
};

/** Number of disputes by state, of the pendencies that the user sees. */
export const disputeTotals = async (tx: Tx, { contractor, provider }: VisiblePendencies): Promise<DisputeTotals> => {
  const project = sql`p.project_id`;
  const { rows } = await sql<DisputeTotals>`select count(*) filter (where d.state = 'pending')::integer as pending,
      count(*) filter (where d.state = 'upheld')::integer as upheld, count(*) filter (where d.state = 'reversed')::integer as reversed
    from pendency_dispute d join pendency p on p.contractor_id = d.contractor_id and p.id = d.pendency_id and p.removed_at is null
    where ${reached(contractor, { company: sql`d.contractor_id`, project })} or ${reached(provider, { company: sql`d.provider_id`, project })}`.execute(
    tx,
  );
  return rows[0] ?? { pending: 0, upheld: 0, reversed: 0 };
};
