import type { DocumentCategory } from "@emdia/contract/catalogue/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type ListedPendency, ownColumns } from "../list/store/pendency-row.ts";
import type { Answers } from "../rules/conditions.ts";
import type { ToSend } from "../rules/sending.ts";
import { isOpened, senders, toSend, undatedSent } from "./documents-of-pendency.ts";

/** With everything that decides what may be done. */
export type StoredPendency = ListedPendency & {
  readonly nextDueOn: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
  readonly sentDocuments: number;
  readonly note: string | null;
  readonly closedUnread: boolean;
  readonly createdAt: Date;
  readonly description: string;
  readonly instructions: string;
  readonly category: DocumentCategory;
  readonly blocksWork: boolean;
  readonly asksExpiry: boolean;
  readonly answers: Answers;
  /** Of all its answers together; unknown to whom they are not told. */
  readonly answersVersion: number | null;
  readonly type: { readonly ownerId: number; readonly id: number; readonly version: number };
  readonly mustExpire: boolean;
  readonly asksIssue: boolean;
  /** How often documents were sent for analysis, and which of these sendings was rejected last. */
  readonly round: number;
  readonly rejectedRound: number | null;
  readonly toSend: ToSend;
  readonly undatedSent: number;
  readonly isOpened: boolean;
  /** Who added or sent what stands before the reviewer. */
  readonly senders: readonly number[];
};

const listed = sql`${ownColumns}, json_build_object('id', pr.id, 'name', pr.name, 'contract', pr.contract_number) as project,
  (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = p.contractor_id) as contractor,
  (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = p.provider_id) as provider,
  (select json_build_object('id', w.id, 'name', w.name) from worker w where w.provider_id = p.provider_id and w.id = p.worker_id) as worker`;
/** Names are asked for row by row: to plan in which order so many tables are joined takes longer than to read them. */
const named = sql`join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
  join project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id`;

const answers = sql`(select json_build_object('total', count(*), 'yes', count(*) filter (where q.status = 'OK'),
    'no', count(*) filter (where q.status = 'INVALID'), 'notApplicable', count(*) filter (where q.status = 'NOT_APPLICABLE'),
    'unanswered', count(*) filter (where q.status = 'UNCHECKED'))
  from pendency_question q where q.contractor_id = p.contractor_id and q.pendency_id = p.id)`;
const stored = sql`select ${listed}, p.next_due_on as "nextDueOn", p.approved_until as "approvedUntil", p.sent_documents as "sentDocuments", p.note, p.closed_unread as "closedUnread",
    p.created_at as "createdAt", v.description, v.instructions, v.category, v.blocks_work as "blocksWork", v.asks_expiry as "asksExpiry",
    json_build_object('ownerId', p.type_owner_id, 'id', p.type_id, 'version', p.type_version) as type, v.validity_kind <> 'none' as "mustExpire", v.asks_issue_date as "asksIssue",
    p.round, p.rejected_round as "rejectedRound", ${toSend} as "toSend", ${undatedSent} as "undatedSent", ${isOpened} as "isOpened", ${senders} as senders, ${answers} as answers,
    (select coalesce(sum(q.version), 0) from pendency_question q where q.contractor_id = p.contractor_id and q.pendency_id = p.id) as "answersVersion"
  from pendency p ${named}`;

const read = async (tx: Tx, statement: RawBuilder<StoredPendency>): Promise<StoredPendency | undefined> => {
  const [row] = (await statement.execute(tx)).rows;
  return row;
};

/** A pendency that the database lets the caller read; whether they see it is the policy's to say. */
export const findPendency = (tx: Tx, id: number): Promise<StoredPendency | undefined> =>
  read(tx, reusePlan(sql<StoredPendency>`${stored} where p.id = ${id} and p.removed_at is null`));

/** The same one about to change: whoever else changes it waits until the answer. It is read once it is held, with all that it was given meanwhile. */
export const lockPendency = async (tx: Tx, id: number): Promise<StoredPendency | undefined> => {
  await reusePlan(sql`select from pendency where id = ${id} for update`).execute(tx);
  return findPendency(tx, id);
};

/**
 * Holds many that are about to change before anything of them does: whoever changes one holds it first, and then what is told of its worker. So
 * does whoever changes many, in one order: neither waits for the other with what the other waits for.
 */
export const lockPendencies = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await sql`select from pendency where id = any (${[...ids]}::bigint[]) order by id for update`.execute(tx);
};

/** Those of these pendencies, and these: what is told of somebody is written with each part of a change, and held before the first. */
export const lockWorkersOf = async (
  tx: Tx,
  of: { readonly pendencies: readonly number[]; readonly workers: readonly number[] },
): Promise<void> => {
  const [pendencies, workers] = [of.pendencies, [...new Set(of.workers)]];
  if (pendencies.length + workers.length > 0)
    await sql`select hold_workers_of(${[...pendencies]}::bigint[], ${workers}::bigint[])`.execute(tx);
};

/** In the order in which many are changed. What a change holds of its worker is held in it too: two lists never wait for each other. */
export const sortInLockOrder = async (tx: Tx, ids: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`select asked.id from unnest(${[...ids]}::bigint[]) asked (id)
    left join pendency p on p.id = asked.id order by p.worker_id nulls first, asked.id`.execute(tx);
  return rows.map(({ id }) => id);
};
