import type { FileVerdict } from "@emdia/contract/pendencies/document.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey } from "../list/store/pendency-row.ts";

export type StoredAttachment = {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly state: FileVerdict;
};
const jsonFields = sql`'id', a.id, 'name', a.name, 'type', f.type, 'size', f.size, 'state', f.verdict`;
const rows = sql`pendency_comment_attachment a join file f on f.provider_id = a.file_owner_id and f.id = a.file_id`;

/** Attachments of the comment `c`, as one JSON value. */
export const attachmentsOfComment: RawBuilder<unknown> = sql`(select coalesce(json_agg(json_build_object(${jsonFields}) order by a.position), '[]')
  from ${rows} where a.contractor_id = c.contractor_id and a.comment_id = c.id)`;

type Filter = { readonly ids: readonly number[]; readonly accountId: number };
const waiting = (pendency: PendencyKey, accountId: number) =>
  sql`a.contractor_id = ${pendency.contractorId} and a.pendency_id = ${pendency.id} and a.comment_id is null and a.account_id = ${accountId}`;

/** Attachments that the user uploaded for an unsent comment. Locks the rows, so that the cleanup does not delete them. */
export const attachmentsWaiting = async (
  tx: Tx,
  pendency: PendencyKey,
  { ids, accountId }: Filter,
): Promise<readonly StoredAttachment[]> => {
  const found = await sql<StoredAttachment>`select a.id, a.name, f.type, f.size, f.verdict as state from ${rows}
    where ${waiting(pendency, accountId)} and a.id = any (${[...ids]}::bigint[]) for update of a`.execute(tx);
  return found.rows;
};

type ToOpen = StoredAttachment & { readonly hash: string };

/** An attachment of a sent comment, or the user's own attachment of an unsent comment. */
export const attachmentToOpen = async (
  tx: Tx,
  pendency: PendencyKey,
  { id, accountId }: { readonly id: number; readonly accountId: number },
): Promise<ToOpen | undefined> => {
  const found = await sql<ToOpen>`select a.id, a.name, f.type, f.size, f.verdict as state, f.hash from ${rows}
    where a.contractor_id = ${pendency.contractorId} and a.pendency_id = ${pendency.id} and a.id = ${id}
      and (a.comment_id is not null or a.account_id = ${accountId})`.execute(tx);
  return found.rows[0];
};

type NewAttachment = {
  readonly accountId: number;
  readonly fileOwnerId: number;
  readonly fileId: number;
  readonly name: string;
  readonly now: Date;
};
type Shared = PendencyKey & { readonly providerId: number };

/** Adds a file once; a repeated upload updates its name. */
export const addAttachment = async (tx: Tx, pendency: Shared, attached: NewAttachment): Promise<number> => {
  const { id } = await tx
    .insertInto("pendency_comment_attachment")
    .values({
      contractor_id: pendency.contractorId,
      provider_id: pendency.providerId,
      pendency_id: pendency.id,
      account_id: attached.accountId,
      file_owner_id: attached.fileOwnerId,
      file_id: attached.fileId,
      name: attached.name,
      created_at: attached.now,
    })
    .onConflict((same) =>
      same
        .columns(["contractor_id", "pendency_id", "account_id", "file_id"])
        .where("comment_id", "is", null)
        .doUpdateSet({ name: attached.name, created_at: attached.now }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** Assigns attachments to a sent comment in this order. From then on both sides can read them. */
export const attachTo = async (
  tx: Tx,
  { contractorId }: PendencyKey,
  { commentId, ids }: { readonly commentId: number; readonly ids: readonly number[] },
): Promise<void> => {
  if (ids.length === 0) return;
  await sql`update pendency_comment_attachment a set comment_id = ${commentId}, position = asked.position
    from unnest(${[...ids]}::bigint[]) with ordinality asked (id, position)
    where a.contractor_id = ${contractorId} and a.id = asked.id`.execute(tx);
};
