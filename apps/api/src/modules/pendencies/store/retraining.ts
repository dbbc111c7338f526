// Needs of the training again, by pendency.
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey } from "../list/store/pendency-row.ts";
import type { RetrainingNeed, StoredRetraining } from "../rules/retraining.ts";

type Worker = { readonly contractorId: number; readonly providerId: number; readonly workerId: number };
type Pendency = PendencyKey & { readonly providerId: number; readonly round: number };

/** Active pendencies of a worker at a contractor, in lock order. Locks them. */
export const lockPendenciesOfWorker = async (tx: Tx, { contractorId, providerId, workerId }: Worker): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`select id from pendency
    where contractor_id = ${contractorId} and provider_id = ${providerId} and worker_id = ${workerId} and active and removed_at is null
    order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
};

type Before = {
  readonly approvedUntil: IsoDay | null;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly nextDueOn: IsoDay | null;
  readonly closedUnread: boolean;
  readonly documentIds: readonly number[];
  /** A certificate among the documents was withdrawn since. */
  readonly isRevoked: boolean;
};
export type RetrainingRow = StoredRetraining & { readonly pendencyId: number; readonly before: Before };

export const retrainingsOf = async (tx: Tx, pendencyIds: readonly number[]): Promise<ReadonlyMap<number, RetrainingRow>> => {
  const { rows } =
    await sql<RetrainingRow>`select r.pendency_id as "pendencyId", r.movement_id as "movementId", r.since, r.needed_from as "neededFrom",
      case when r.cut_to is not null then json_build_object('round', r.round, 'cutTo', r.cut_to) end as opening,
      json_build_object('approvedUntil', r.approved_before, 'issueDate', r.issue_before, 'expirationDate', r.expiration_before,
        'nextDueOn', r.next_due_before, 'closedUnread', r.closed_unread_before, 'documentIds', r.document_ids, 'isRevoked', exists (select from attachment a
          where a.contractor_id = r.contractor_id and a.id = any (r.document_ids) and a.revoked_at is not null)) as before
    from pendency_retraining r where r.pendency_id = any (${[...pendencyIds]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.pendencyId, row]));
};

/** Writes the events of a need. An opening stays as it is, except for the end of the approval. */
export const writeRetraining = async (
  tx: Tx,
  { contractorId, id, providerId }: Pendency,
  { movementId, since, neededFrom }: RetrainingNeed,
): Promise<void> => {
  await sql`insert into pendency_retraining as r (contractor_id, pendency_id, provider_id, movement_id, since, needed_from)
    values (${contractorId}, ${id}, ${providerId}, ${movementId}, ${since}, ${neededFrom})
    on conflict (contractor_id, pendency_id) do update
      set movement_id = excluded.movement_id, since = excluded.since, needed_from = excluded.needed_from`.execute(tx);
};

/** Moves the end of the approval that an opening cut, of an untouched pendency. */
export const moveCut = async (tx: Tx, { contractorId, id }: PendencyKey, cutTo: IsoDay): Promise<void> => {
  await sql`with cut as (update pendency_retraining r set cut_to = ${cutTo} from pendency p
      where r.contractor_id = ${contractorId} and r.pendency_id = ${id} and p.contractor_id = r.contractor_id and p.id = r.pendency_id
        and r.cut_to is not null and r.cut_to <> ${cutTo} and r.round = p.round and r.cut_to = p.approved_until returning r.pendency_id)
    update pendency p set approved_until = ${cutTo}, version = version + 1
    from cut where p.contractor_id = ${contractorId} and p.id = cut.pendency_id`.execute(tx);
};

export const deleteRetraining = (tx: Tx, { contractorId, id }: PendencyKey) =>
  tx.deleteFrom("pendency_retraining").where("contractor_id", "=", contractorId).where("pendency_id", "=", id).execute();

/** Ends the current documents of a pendency with the end of their approval, clears its dates, and keeps what restores both. */
export const openForTraining = async (
  tx: Tx,
  { contractorId, id, round }: Pendency,
  { cutTo }: { readonly cutTo: IsoDay },
): Promise<void> => {
  await sql`with ended as (update attachment a set until_round = greatest(a.from_round, ${round}),
        approved_until = coalesce(a.approved_until, p.approved_until)
      from pendency p where p.contractor_id = ${contractorId} and p.id = ${id} and a.contractor_id = p.contractor_id and a.pendency_id = p.id
        and a.from_round is not null and a.until_round is null returning a.id)
    update pendency_retraining r set cut_to = ${cutTo}, round = p.round, approved_before = p.approved_until, issue_before = p.issue_date,
      expiration_before = p.expiration_date, next_due_before = p.next_due_on, closed_unread_before = p.closed_unread, document_ids = array(select id from ended)
    from pendency p where r.contractor_id = ${contractorId} and r.pendency_id = ${id} and p.contractor_id = r.contractor_id and p.id = r.pendency_id`.execute(
    tx,
  );
  await sql`update pendency set issue_date = null, expiration_date = null, next_due_on = null
    where contractor_id = ${contractorId} and id = ${id}`.execute(tx);
};

/** Makes the documents current again and restores the dates. A draft of the same file that was added since is deleted. */
export const restoreApproved = async (tx: Tx, { contractorId, id }: PendencyKey, before: Before): Promise<void> => {
  const documents = sql`${[...before.documentIds]}::bigint[]`;
  await sql`delete from attachment d using attachment a
    where d.contractor_id = ${contractorId} and d.pendency_id = ${id} and d.from_round is null
      and a.contractor_id = d.contractor_id and a.id = any (${documents}) and a.file_id = d.file_id`.execute(tx);
  await sql`update attachment set until_round = null where contractor_id = ${contractorId} and pendency_id = ${id} and id = any (${documents})`.execute(
    tx,
  );
  await sql`update pendency set issue_date = ${before.issueDate}, expiration_date = ${before.expirationDate}, next_due_on = ${before.nextDueOn}
    where contractor_id = ${contractorId} and id = ${id}`.execute(tx);
};
