import type { Paging } from "@emdia/contract/list.ts";
import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleParticipants } from "../policy.ts";
import { isVisibleParticipant } from "./visible-participants.ts";

type Class = { readonly contractorId: number; readonly id: number };
export type StoredParticipant = {
  readonly contractorId: number;
  readonly id: number;
  readonly providerId: number;
  readonly providerName: string;
  readonly workerId: number;
  readonly name: string;
  readonly role: string;
  readonly admissionDate: IsoDay;
  readonly status: ParticipantStatus;
  readonly scoreTenths: number | null;
  readonly attended: readonly number[];
  readonly hasNote: boolean;
  readonly enrolledAt: Date;
  readonly enrolledById: number | null;
  readonly enrolledByName: string | null;
  readonly enrolledSide: "contractor" | "provider";
};

const columns = sql`p.contractor_id as "contractorId", p.id, p.provider_id as "providerId", company.trading_name as "providerName",
  p.worker_id as "workerId", p.worker_name as name, w.role, w.admission_date as "admissionDate", p.status, p.score_tenths as "scoreTenths",
  array(select a.session_id from training_attendance a where a.contractor_id = p.contractor_id and a.participant_id = p.id order by a.session_id)
    as attended,
  exists (select from training_note n where n.contractor_id = p.contractor_id and n.participant_id = p.id) as "hasNote",
  p.enrolled_at as "enrolledAt", p.enrolled_by_id as "enrolledById", p.enrolled_by_name as "enrolledByName", p.enrolled_side as "enrolledSide"`;
const joins = sql`join worker w on w.provider_id = p.provider_id and w.id = p.worker_id join company on company.id = p.provider_id`;

type Input = Paging & { readonly name?: string | undefined; readonly removed?: boolean | undefined; readonly visible: VisibleParticipants };

/** A page of the visible participants by name. */
export const listParticipantPage = async (tx: Tx, { contractorId, id }: Class, { name, removed, visible, ...paging }: Input) => {
  const from = sql`from training_participant p where p.contractor_id = ${contractorId} and p.class_id = ${id} and ${isVisibleParticipant(visible)}
    and (p.status = 'removed') = ${removed === true}
    and (${name ?? null}::text is null or strpos(p.plain_words, plain_text(${name ?? ""})) > 0)`;
  const { rows } = await sql<StoredParticipant>`with page as (select p.* ${from} order by p.worker_name, p.id
      limit ${paging.itemsPerPage} offset ${offsetOf(paging)})
    select ${columns} from page p ${joins} order by p.worker_name, p.id`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select ${from} limit ${COUNTED_MAX + 1}) found`.execute(
    tx,
  );
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

type Chosen = {
  readonly visible: VisibleParticipants;
  readonly participantIds?: readonly number[];
  /** Only participants of these workers, without those that were removed. */
  readonly workerIds?: readonly number[];
};
const chosen = ({ contractorId, id }: Class, { visible, participantIds, workerIds }: Chosen) => sql`
  p.contractor_id = ${contractorId} and p.class_id = ${id} and ${isVisibleParticipant(visible)}
    and ${participantIds ? sql`p.id = any (${[...participantIds]}::bigint[])` : sql`p.status <> 'removed'`}
    and ${workerIds ? sql`p.worker_id = any (${[...workerIds]}::bigint[])` : sql`true`}`;

/** Visible participants of a class: by id, by worker, or all who are not removed. */
export const chosenParticipants = async (tx: Tx, training: Class, options: Chosen): Promise<readonly StoredParticipant[]> => {
  const { rows } = await sql<StoredParticipant>`select ${columns} from training_participant p ${joins}
    where ${chosen(training, options)} order by p.id`.execute(tx);
  return rows;
};

/**
 * The same, locked in the order of their ids. Reads them after it has the locks, because a statement that waits for a lock still has the attendance
 * of its own snapshot.
 */
export const participantsToChange = async (tx: Tx, training: Class, options: Chosen): Promise<readonly StoredParticipant[]> => {
  await sql`select p.id from training_participant p where ${chosen(training, options)} order by p.id for no key update of p`.execute(tx);
  return chosenParticipants(tx, training, options);
};

/** Other participants of the class who are the same person at another supplier. Read with the rights of the contractor. */
export const samePersonsIn = async (tx: Tx, { contractorId, id }: Class, participantIds: readonly number[]) => {
  const { rows } = await sql<{
    id: number;
    otherId: number;
    name: string;
  }>`select distinct on (p.id) p.id, o.id as "otherId", company.trading_name as name
    from training_participant p join worker w on w.provider_id = p.provider_id and w.id = p.worker_id
      join training_participant o on o.contractor_id = p.contractor_id and o.class_id = p.class_id and o.id <> p.id and o.status <> 'removed'
      join worker ow on ow.provider_id = o.provider_id and ow.id = o.worker_id and ow.person_id = w.person_id
      join company on company.id = o.provider_id
    where p.contractor_id = ${contractorId} and p.class_id = ${id} and p.id = any (${[...participantIds]}::bigint[]) order by p.id, o.id`.execute(
    tx,
  );
  return new Map(rows.map(({ id: participantId, otherId, name }) => [participantId, { id: otherId, name }]));
};
