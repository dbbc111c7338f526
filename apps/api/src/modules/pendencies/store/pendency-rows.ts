import type { DocumentCategory, DocumentKind, Frequency } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import type { PendencyStatus, RestReason } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Side } from "../../../platform/access/scope.ts";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Answers } from "../rules/conditions.ts";
import type { ToSend } from "../rules/sending.ts";
import { isOpened, senders, toSend, undatedSent } from "./documents-of-pendency.ts";

type Named = { readonly id: number; readonly name: string };
export type PendencyKey = { readonly contractorId: number; readonly id: number };
/** A pendency as a list needs it. */
export type ListedPendency = PendencyKey & {
  readonly projectId: number;
  readonly providerId: number;
  readonly workerId: number | null;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly plan: Plan;
  readonly status: PendencyStatus;
  readonly returnsTo: PendencyStatus | null;
  readonly sentFrom: PendencyStatus | null;
  /** Who asked the question that stops it. */
  readonly questionSide: Side | null;
  readonly active: boolean;
  readonly restFor: "a_time" | "good" | null;
  readonly restReason: RestReason | null;
  readonly referenceMonth: string | null;
  readonly frequency: Frequency;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly revisionDate: IsoDay | null;
  readonly updatedAt: Date;
  readonly version: number;
  readonly project: Named & { readonly contract: string | null };
  readonly contractor: Named;
  readonly provider: Named;
  readonly worker: Named | null;
};
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

export type Sql = RawBuilder<unknown>;
const own = sql`p.contractor_id as "contractorId", p.id, p.project_id as "projectId", p.provider_id as "providerId", p.worker_id as "workerId",
  v.name, p.kind, p.plan, p.status, p.returns_to as "returnsTo", p.sent_from as "sentFrom",
  p.question_side as "questionSide", p.active, p.rest_for as "restFor", p.rest_reason as "restReason",
  to_char(p.reference_month, 'YYYY-MM') as "referenceMonth", v.frequency, p.issue_date as "issueDate", p.expiration_date as "expirationDate",
  p.revision_date as "revisionDate", p.updated_at as "updatedAt", p.version`;
const listed = sql`${own}, json_build_object('id', pr.id, 'name', pr.name, 'contract', pr.contract_number) as project,
  (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = p.contractor_id) as contractor,
  (select json_build_object('id', c.id, 'name', c.trading_name) from company c where c.id = p.provider_id) as provider,
  (select json_build_object('id', w.id, 'name', w.name) from worker w where w.provider_id = p.provider_id and w.id = p.worker_id) as worker`;
/** Names are asked for row by row: to plan in which order so many tables are joined takes longer than to read them. */
const named = sql`join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
  join project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id`;

/** A row of a page as the statement answers it, with the names of what it is about. */
export type NamedRow = Omit<ListedPendency, "project" | "contractor" | "provider" | "worker"> & {
  readonly projectName: string;
  readonly contract: string | null;
  readonly contractorName: string;
  readonly providerName: string;
  readonly workerName: string | null;
};
/** Keys that are known already, as a page of rows. */
export const keysNamed = (keys: readonly PendencyKey[]): Sql =>
  sql`select * from unnest(${keys.map(({ contractorId }) => contractorId)}::bigint[], ${keys.map(({ id }) => id)}::bigint[]) named (contractor_id, id)`;
/** Everything that a list shows of a row. */
const shown = sql`${own}, p.project as "projectName", p.contract, p.contractor as "contractorName", p.provider as "providerName", p.worker as "workerName"`;
/** The rows of keys that the statement has found before; their names are read by one plan for all pages. */
const shownOf = (page: Sql): Sql => sql`shown_pendencies(array(select contractor_id from ${page}), array(select id from ${page})) p
  cross join lateral (select p.document as name, p.frequency) v`;
/** What a list shows of keys in their order, with what it needs beside it. */
export const rowsOfPage = (page: Sql, beside: Sql = sql``): Sql => sql`select ${shown}${beside} from ${shownOf(page)} order by p.place`;
/** The same beside what is told in any case, in a row that names nothing where there is none. */
export const rowsBeside = (told: Sql, page: Sql): Sql =>
  sql`select ${told}, ${shown} from (select) once left join (${shownOf(page)}) on true order by p.place`;

/** Its own columns stay beside: to leave some of them out of each row takes longer than to read them. */
export const asListed = <R extends NamedRow>(row: R) => ({
  ...row,
  project: { id: row.projectId, name: row.projectName, contract: row.contract },
  contractor: { id: row.contractorId, name: row.contractorName },
  provider: { id: row.providerId, name: row.providerName },
  worker: row.workerId === null || row.workerName === null ? null : { id: row.workerId, name: row.workerName },
});

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
  read(tx, keepPlan(sql<StoredPendency>`${stored} where p.id = ${id} and p.removed_at is null`));

/** The same one about to change: whoever else changes it waits until the answer. It is read once it is held, with all that it was given meanwhile. */
export const lockPendency = async (tx: Tx, id: number): Promise<StoredPendency | undefined> => {
  await keepPlan(sql`select from pendency where id = ${id} for update`).execute(tx);
  return findPendency(tx, id);
};

/**
 * Holds many that are about to change before anything of them does: whoever changes one holds it first, and then what is told of its worker. So
 * does whoever changes many, in one order: neither waits for the other with what the other waits for.
 */
export const holdPendencies = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await sql`select from pendency where id = any (${[...ids]}::bigint[]) order by id for update`.execute(tx);
};

/** Those of these pendencies, and these: what is told of somebody is written with each part of a change, and held before the first. */
export const holdWorkersOf = async (
  tx: Tx,
  of: { readonly pendencies: readonly number[]; readonly workers: readonly number[] },
): Promise<void> => {
  const [pendencies, workers] = [of.pendencies, [...new Set(of.workers)]];
  if (pendencies.length + workers.length > 0)
    await sql`select hold_workers_of(${[...pendencies]}::bigint[], ${workers}::bigint[])`.execute(tx);
};

/** In the order in which many are changed. What a change holds of its worker is held in it too: two lists never wait for each other. */
export const inOrderOfWorkers = async (tx: Tx, ids: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`select asked.id from unnest(${[...ids]}::bigint[]) asked (id)
    left join pendency p on p.id = asked.id order by p.worker_id nulls first, asked.id`.execute(tx);
  return rows.map(({ id }) => id);
};
