import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import type { PersonOfPendency } from "@emdia/contract/pendencies/comment.ts";
import type { AnswerState, CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey, Sql } from "../list/store/pendency-row.ts";
import { attachmentsOfComment, attachTo, type StoredAttachment } from "../store/comment-attachments.ts";
import type { SpokenFrom } from "./rules/answer-state.ts";

export type Mentioned = { readonly id: number; readonly name: string };
export type StoredComment = {
  readonly id: number;
  readonly side: SpokenFrom;
  readonly author: Mentioned;
  readonly kind: CommentKind;
  readonly answerState: AnswerState | null;
  readonly text: string;
  readonly mentions: Mentioned[];
  readonly attachments: readonly StoredAttachment[];
  readonly createdAt: Date;
};
const selected = sql`c.id, c.side, json_build_object('id', c.account_id, 'name', c.account_name) as author, c.kind, c.answer_state as "answerState",
  c.text, c.mentions, ${attachmentsOfComment} as attachments, c.created_at as "createdAt"`;
const ofPendency = ({ contractorId, id }: PendencyKey) => sql`c.contractor_id = ${contractorId} and c.pendency_id = ${id}`;

/** A page of comments, newest first. */
export const commentPage = async (
  tx: Tx,
  pendency: PendencyKey,
  paging: Paging,
): Promise<{ readonly rows: readonly StoredComment[]; readonly meta: PagingMeta }> => {
  const { rows } = await sql<StoredComment>`select ${selected} from pendency_comment c where ${ofPendency(pendency)}
    order by c.id desc limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*) as count
    from (select from pendency_comment c where ${ofPendency(pendency)} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** Comment counts of a pendency, as one JSON value. */
export const commentTotals = (pendency: PendencyKey): Sql => sql`select json_build_object('total', count(*),
    'unanswered', count(*) filter (where c.answer_state = 'UNANSWERED'), 'unverified', count(*) filter (where c.answer_state = 'UNVERIFIED'))
  from pendency_comment c where ${ofPendency(pendency)}`;

export const findComment = async (tx: Tx, pendency: PendencyKey, commentId: number): Promise<StoredComment | undefined> => {
  const { rows } =
    await sql<StoredComment>`select ${selected} from pendency_comment c where ${ofPendency(pendency)} and c.id = ${commentId}`.execute(tx);
  return rows[0];
};

/** The open question that stops the pendency. */
export const waitingQuestion = async (tx: Tx, pendency: PendencyKey): Promise<StoredComment | undefined> => {
  const { rows } = await sql<StoredComment>`select ${selected} from pendency_comment c
    where ${ofPendency(pendency)} and c.answer_state = 'UNANSWERED'`.execute(tx);
  return rows[0];
};

type NewComment = Omit<StoredComment, "id">;
type Shared = PendencyKey & { readonly providerId: number };
export const addComment = async (tx: Tx, { contractorId, providerId, id }: Shared, comment: NewComment): Promise<StoredComment> => {
  const row = await tx
    .insertInto("pendency_comment")
    .values({
      contractor_id: contractorId,
      provider_id: providerId,
      pendency_id: id,
      side: comment.side,
      account_id: comment.author.id,
      account_name: comment.author.name,
      kind: comment.kind,
      answer_state: comment.answerState,
      text: comment.text,
      mentions: JSON.stringify(comment.mentions),
      created_at: comment.createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await attachTo(tx, { contractorId, id }, { commentId: row.id, ids: comment.attachments.map((attachment) => attachment.id) });
  return { ...comment, id: row.id };
};

export const writeAnswerState = async (
  tx: Tx,
  { contractorId }: PendencyKey,
  { id, to }: { readonly id: number; readonly to: AnswerState },
) => {
  await tx
    .updateTable("pendency_comment")
    .set({ answer_state: to })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();
};

type PeopleFilter = ({ readonly ids: readonly number[] } | { readonly name: string }) & { readonly atMost: number };
/** Accounts of both sides that see a pendency. */
export const peopleOf = async (tx: Tx, { id }: PendencyKey, filter: PeopleFilter): Promise<readonly PersonOfPendency[]> => {
  const among =
    "ids" in filter ? sql`p.id = any (${[...filter.ids]}::bigint[])` : sql`plain_text(p.name) like found_anywhere(${filter.name})`;
  const { rows } = await sql<PersonOfPendency>`select p.id, p.name, p.side from people_of_pendency(${id}) p where ${among}
    order by plain_text(p.name), p.id limit ${filter.atMost}`.execute(tx);
  return rows;
};
