import type { DocumentCategory } from "@emdia/contract/catalogue/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type ListedPendency, ownColumns } from "../list/store/pendency-row.ts";
import type { Answers } from "../rules/conditions.ts";
import type { ToSend } from "../rules/sending.ts";
import { isOpened, issuedBeforeNeed, neededFrom, senders, toSend, undatedSent } from "./documents-of-pendency.ts";

/** A pendency with all fields that the rules and permission checks need. */
export type StoredPendency = ListedPendency & {
  readonly nextDueOn: IsoDay | null;
  /** First day of the link, if the document was asked for before it. */
  readonly firstDay: IsoDay | null;
  readonly askedAgainOn: IsoDay | null;
  readonly reviewFrom: IsoDay | null;
  readonly reviewDays: number | null;
  /** Key of the norm's figure that defines the due date. */
  readonly dueFigure: string | null;
  readonly approvedUntil: IsoDay | null;
  readonly sentDocuments: number;
  readonly closedUnread: boolean;
  readonly createdAt: Date;
  readonly description: string;
  readonly instructions: string;
  readonly category: DocumentCategory;
  readonly blocksWork: boolean;
  readonly asksExpiry: boolean;
  /** A version of the document type is marked as sensitive. One mark protects the documents of all versions. */
  readonly sensitive: boolean;
  readonly answers: Answers;
  /** Sum of the answer versions; null if the user may not see the answers. */
  readonly answersVersion: number | null;
  readonly type: { readonly ownerId: number; readonly id: number; readonly version: number };
  readonly mustExpire: boolean;
  readonly asksIssue: boolean;
  /** Number of sendings, and the number of the last one that was rejected. */
  readonly round: number;
  readonly rejectedRound: number | null;
  /** Whether a rejection was ever disputed. */
  readonly wasDisputed: boolean;
  readonly toSend: ToSend;
  readonly undatedSent: number;
  /** The day from which the training of the document is needed again; null if it is not. */
  readonly neededFrom: IsoDay | null;
  /** Number of current sent documents that are no proof from that day on. */
  readonly issuedBeforeNeed: number;
  readonly isOpened: boolean;
  /** Accounts that added or sent the documents under review. */
  readonly senders: readonly number[];
};

const listed = sql`${ownColumns}, json_build_object('id', pr.id, 'name', pr.name, 'contract', pr.contract_number) as project,
  (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = p.contractor_id) as contractor,
  (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = p.provider_id) as provider,
  (select json_build_object('id', w.id, 'name', w.name) from worker w where w.provider_id = p.provider_id and w.id = p.worker_id) as worker`;
/** Names are scalar subqueries: planning a join of so many tables takes longer than the lookups. */
const named = sql`join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
  join project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id`;

const answers = sql`(select json_build_object('total', count(*), 'yes', count(*) filter (where q.status = 'OK'),
    'no', count(*) filter (where q.status = 'INVALID'), 'notApplicable', count(*) filter (where q.status = 'NOT_APPLICABLE'),
    'unanswered', count(*) filter (where q.status = 'UNCHECKED'))
  from pendency_question q where q.contractor_id = p.contractor_id and q.pendency_id = p.id)`;
const stored = sql`select ${listed}, p.next_due_on as "nextDueOn", p.first_day as "firstDay", p.asked_again_on as "askedAgainOn",
    p.review_from as "reviewFrom", p.review_days as "reviewDays", v.due_figure as "dueFigure", p.approved_until as "approvedUntil", p.sent_documents as "sentDocuments", p.closed_unread as "closedUnread",
    p.created_at as "createdAt", v.description, v.instructions, v.category, v.blocks_work as "blocksWork", v.asks_expiry as "asksExpiry",
    exists (select from document_type_version s where s.owner_id = p.type_owner_id and s.document_type_id = p.type_id and s.sensitive) as sensitive,
    json_build_object('ownerId', p.type_owner_id, 'id', p.type_id, 'version', p.type_version) as type, v.validity_kind <> 'none' as "mustExpire", v.asks_issue_date as "asksIssue",
    p.round, p.rejected_round as "rejectedRound",
    exists (select from pendency_dispute e where e.contractor_id = p.contractor_id and e.pendency_id = p.id) as "wasDisputed", ${toSend} as "toSend", ${undatedSent} as "undatedSent",
    ${neededFrom} as "neededFrom", ${issuedBeforeNeed} as "issuedBeforeNeed", ${isOpened} as "isOpened", ${senders} as senders, ${answers} as answers,
    (select coalesce(sum(q.version), 0) from pendency_question q where q.contractor_id = p.contractor_id and q.pendency_id = p.id) as "answersVersion"
  from pendency p ${named}`;

const read = async (tx: Tx, statement: RawBuilder<StoredPendency>): Promise<StoredPendency | undefined> => {
  const [row] = (await statement.execute(tx)).rows;
  return row;
};

/** A pendency within row-level security. The caller checks the policy. */
export const findPendency = (tx: Tx, id: number): Promise<StoredPendency | undefined> =>
  read(tx, reusePlan(sql<StoredPendency>`${stored} where p.id = ${id} and p.removed_at is null`));

/** Several pendencies in one statement, within row-level security. The caller checks the policy. */
export const findPendencies = async (tx: Tx, ids: readonly number[]): Promise<readonly StoredPendency[]> =>
  (await sql<StoredPendency>`${stored} where p.id = any (${[...ids]}::bigint[]) and p.removed_at is null`.execute(tx)).rows;

/** Locks the row, then reads it, so that the result includes changes that committed while the lock waited. */
export const lockPendency = async (tx: Tx, id: number): Promise<StoredPendency | undefined> => {
  await reusePlan(sql`select from pendency where id = ${id} for update`).execute(tx);
  return findPendency(tx, id);
};

/** Locks several pendencies before the first change. All writers lock pendencies in id order and then workers, which prevents deadlocks. */
export const lockPendencies = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await sql`select from pendency where id = any (${[...ids]}::bigint[]) order by id for update`.execute(tx);
};

/**
 * Locks the given workers and those of the given pendencies before the first change, because each part of a change updates the status
 * columns of its worker.
 */
export const lockWorkersOf = async (
  tx: Tx,
  of: { readonly pendencies: readonly number[]; readonly workers: readonly number[] },
): Promise<void> => {
  const [pendencies, workers] = [of.pendencies, [...new Set(of.workers)]];
  if (pendencies.length + workers.length > 0)
    await sql`select hold_workers_of(${[...pendencies]}::bigint[], ${workers}::bigint[])`.execute(tx);
};

/** Sorts by worker, then by id. Each change also locks its worker, so bulk requests in this order cannot deadlock. */
export const sortInLockOrder = async (tx: Tx, ids: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`select asked.id from unnest(${[...ids]}::bigint[]) asked (id)
    left join pendency p on p.id = asked.id order by p.worker_id nulls first, asked.id`.execute(tx);
  return rows.map(({ id }) => id);
};
