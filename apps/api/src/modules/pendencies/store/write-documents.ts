import type { FileVerdict } from "@emdia/contract/pendencies/document.ts";
import { type QueryResult, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey } from "../list/store/pendency-row.ts";
import { NEVER_EXPIRES } from "../rules/fields-after-transition.ts";
import { beginsAnew } from "../rules/sending.ts";
import type { StoredDocument } from "./documents.ts";
import { staysBehind } from "./documents-of-pendency.ts";
import type { StoredPendency } from "./pendency-rows.ts";

type Numbered = { readonly id: number };
const idOf = ({ rows: [row] }: QueryResult<Numbered>): number => {
  if (!row) throw new Error("what was written has no id");
  return row.id;
};

type Shared = PendencyKey & { readonly providerId: number };
type NewFile = {
  readonly providerId: number;
  readonly hash: string;
  readonly size: number;
  readonly type: string;
  readonly pages: number | null;
  readonly verdict: FileVerdict;
  readonly now: Date;
};

/** Stores a file once per supplier and hash. A repeated upload renews its time, so that the cleanup does not delete it. */
export const keepFile = async (tx: Tx, { providerId, hash, size, type, pages, verdict, now }: NewFile): Promise<number> => {
  const kept = tx
    .insertInto("file")
    .values({ provider_id: providerId, hash, size, type, pages, verdict, created_at: now })
    .onConflict((same) => same.columns(["provider_id", "hash"]).doUpdateSet({ created_at: now }))
    .returning("id");
  return idOf(await reusePlan(sql<Numbered>`${kept}`).execute(tx));
};

type NewDocument = {
  readonly fileId: number;
  readonly name: string;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly replaces: number | null;
  readonly by: { readonly id: number; readonly name: string };
  readonly now: Date;
};

/** Locks the project against removal. Returns undefined if the project was removed. */
export const addDraft = async (tx: Tx, pendency: Shared, { fileId, name, by, now, ...draft }: NewDocument): Promise<number | undefined> => {
  const { contractorId, id, providerId } = pendency;
  const added = sql<Numbered>`insert into attachment (contractor_id, pendency_id, provider_id, file_id, name, issue_date, expiration_date, replaces,
      created_at, created_by, created_by_name)
    select ${contractorId}, ${id}, ${providerId}, ${fileId}, ${name}, ${draft.issueDate}, ${draft.expirationDate}, ${draft.replaces},
      ${now}, ${by.id}, ${by.name}
    where hold_project_of(${contractorId}, ${id}) returning id`;
  return (await reusePlan(added).execute(tx)).rows[0]?.id;
};

const changing = (tx: Tx, { contractorId, id }: Pick<StoredDocument, "contractorId" | "id">) =>
  tx.updateTable("attachment").where("contractor_id", "=", contractorId).where("id", "=", id);

export const writeDates = async (
  tx: Tx,
  document: StoredDocument,
  { issueDate, expirationDate }: { readonly issueDate: IsoDay | null; readonly expirationDate: IsoDay | null },
) => {
  await changing(tx, document).set({ issue_date: issueDate, expiration_date: expirationDate }).execute();
};
export const writeLeftOut = async (tx: Tx, document: StoredDocument, leftOut: boolean): Promise<void> => {
  await changing(tx, document).set({ left_out: leftOut }).execute();
};
export const writeOpened = async (tx: Tx, document: StoredDocument, round: number): Promise<void> => {
  await changing(tx, document).set({ opened_in: round }).execute();
};
export const deleteDraft = async (tx: Tx, { contractorId, id }: StoredDocument): Promise<void> => {
  await tx
    .deleteFrom("attachment")
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .where("from_round", "is", null)
    .execute();
};

/** Updates the count of current sent documents. Drafts do not count, because only the supplier side sees them. */
export const countAgain = async (tx: Tx, { contractorId, id }: PendencyKey): Promise<void> => {
  await sql`update pendency p set sent_documents = (select count(*) from attachment a where a.contractor_id = p.contractor_id
      and a.pendency_id = p.id and a.from_round is not null and a.until_round is null) where p.contractor_id = ${contractorId} and p.id = ${id}`.execute(
    tx,
  );
};

type Round = { readonly round: number; readonly now: Date; readonly by: { readonly id: number } };

/** Drafts and documents that were not replaced form the next round. The others end with the previous round. */
export const beginRound = async (tx: Tx, { contractorId, id }: PendencyKey, { round, now, by }: Round): Promise<void> => {
  await sql`update attachment a set until_round = ${round - 1} from pendency p
    where p.contractor_id = ${contractorId} and p.id = ${id} and a.contractor_id = p.contractor_id and a.pendency_id = p.id
      and a.until_round is null and ${staysBehind}`.execute(tx);
  await sql`update attachment set resent_by = resent_by || ${by.id}::bigint
    where contractor_id = ${contractorId} and pendency_id = ${id} and until_round is null and from_round is not null
      and sent_by is distinct from ${by.id} and ${by.id} <> all (resent_by)`.execute(tx);
  await sql`update attachment set from_round = ${round}, sent_at = ${now}, sent_by = ${by.id}
    where contractor_id = ${contractorId} and pendency_id = ${id} and from_round is null`.execute(tx);
};

/**
 * Turns documents of this round into drafts and restores those that ended with the previous round. A draft of the same file that was added
 * since is deleted. Documents from before a need of the training, and certificates that were added beside others, stay ended.
 */
export const undoRound = async (tx: Tx, { contractorId, id }: PendencyKey, round: number): Promise<void> => {
  await sql`delete from attachment d using attachment a
    where d.contractor_id = ${contractorId} and d.pendency_id = ${id} and d.from_round is null
      and a.contractor_id = d.contractor_id and a.pendency_id = d.pendency_id and a.until_round = ${round - 1} and a.file_id = d.file_id`.execute(
    tx,
  );
  await sql`update attachment set from_round = null, sent_at = null, sent_by = null
    where contractor_id = ${contractorId} and pendency_id = ${id} and from_round = ${round} and not added_beside`.execute(tx);
  await sql`update attachment set until_round = null
    where contractor_id = ${contractorId} and pendency_id = ${id} and until_round = ${round - 1} and revoked_at is null and not added_beside
      and not exists (select from pendency_retraining r where r.contractor_id = ${contractorId} and r.pendency_id = ${id}
        and attachment.id = any (r.document_ids))`.execute(tx);
};

type Standing = Pick<StoredPendency, "contractorId" | "id" | "status">;

/**
 * Sets the dates of the pendency to those of the current sent document that expires first. If the approved document is not stored here,
 * keeps the end of the approval while the pendency is near or past its expiry.
 */
export const datePendency = async (tx: Tx, { contractorId, id, status }: Standing, nextDueDays: number): Promise<void> => {
  await sql`update pendency p set issue_date = d.issue_date, expiration_date = d.expiration_date, next_due_on = d.expiration_date - ${nextDueDays}::integer
    from (select (array_agg(a.issue_date order by a.expiration_date, a.issue_date desc nulls last))[1] as issue_date,
        coalesce(min(a.expiration_date), max(nullif(o.approved_until, ${NEVER_EXPIRES}::date)) filter (where ${beginsAnew(status)})) as expiration_date
      from pendency o left join attachment a on a.contractor_id = o.contractor_id and a.pendency_id = o.id
        and a.until_round is null and a.from_round is not null
      where o.contractor_id = ${contractorId} and o.id = ${id}) d
    where p.contractor_id = ${contractorId} and p.id = ${id}`.execute(tx);
};

/** Resets the answers: only those that are Não, or all. */
export const resetAnswers = async (tx: Tx, { contractorId, id }: PendencyKey, everything: boolean): Promise<void> => {
  await sql`select ask_again(${contractorId}, ${id}, ${everything})`.execute(tx);
};

/** Restores the answers of the previous round after a withdrawal. */
export const answerAsBefore = async (tx: Tx, { contractorId, id }: PendencyKey): Promise<void> => {
  await sql`select answer_as_before(${contractorId}, ${id})`.execute(tx);
};
