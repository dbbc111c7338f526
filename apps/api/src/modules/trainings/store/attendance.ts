// Attendance by phone: classes of today, rosters and readings.
import type { Paging } from "@emdia/contract/list.ts";
import type { ClassToday, RosterParticipant } from "@emdia/contract/trainings/attendance-routes.ts";
import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleParticipants } from "../policy.ts";
import { isVisibleParticipant } from "./visible-participants.ts";

type Ref = { readonly contractorId: number; readonly id: number };
type ListInput = Paging & { readonly id?: number | undefined; readonly contractorIds: readonly number[]; readonly today: string };

/** A page of the classes with a session today, in the order of these sessions. Cancelled classes are left out. */
export const listClassPageOfToday = async (tx: Tx, { id, contractorIds, today, ...paging }: ListInput) => {
  const found = sql`from training_class c join lateral (select min(s.starts) as starts,
        json_agg(json_build_object('id', s.id, 'start', to_char(s.starts, 'HH24:MI'), 'end', to_char(s.ends, 'HH24:MI'), 'place', s.place)
          order by s.starts) as sessions
      from training_session s where s.contractor_id = c.contractor_id and s.class_id = c.id and s.day = ${today}::date) of_today
      on of_today.sessions is not null
    where c.contractor_id = any (${[...contractorIds]}::bigint[]) and c.removed_at is null and c.cancelled_at is null
      and c.starts_at < ${today}::date + 1 and c.ends_at >= ${today}::date and (${id ?? null}::bigint is null or c.id = ${id ?? null})`;
  const { rows } =
    await sql<ClassToday>`select c.id, c.contractor_id as "companyId", company.trading_name as "companyName", c.name, c.place,
      c.taken, c.sessions
    from (select c.*, of_today.starts, of_today.sessions ${found} order by of_today.starts, c.id
      limit ${paging.itemsPerPage} offset ${offsetOf(paging)}) c join company on company.id = c.contractor_id
    order by c.starts, c.id`.execute(tx);
  const counted = await sql<{
    count: number;
  }>`select count(*)::int as count from (select ${found} limit ${COUNTED_MAX + 1}) counted`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

type RosterInput = { readonly visible: VisibleParticipants; readonly today: string };

/** The visible participants of a class by name, with their attendance of today and the hashes of their badges. At most as many as places. */
export const rosterOf = async (tx: Tx, { contractorId, id }: Ref, { visible, today }: RosterInput): Promise<RosterParticipant[]> => {
  const { rows } = await sql<RosterParticipant>`select p.id, p.worker_name as name, company.trading_name as "providerName",
      b.hash as "badgeHash", array(select a.session_id from training_attendance a
        join training_session s on s.contractor_id = a.contractor_id and s.id = a.session_id and s.day = ${today}::date
        where a.contractor_id = p.contractor_id and a.participant_id = p.id order by a.session_id) as "attendedSessions"
    from training_participant p join company on company.id = p.provider_id
      left join badge_hashes_of_class(${contractorId}, ${id}, ${today}::date) b on b.participant_id = p.id
    where p.contractor_id = ${contractorId} and p.class_id = ${id} and p.status <> 'removed' and ${isVisibleParticipant(visible)}
    order by p.worker_name, p.id`.execute(tx);
  return rows;
};

type Change = {
  readonly attended: readonly { readonly id: number; readonly providerId: number; readonly sessionId: number }[];
  readonly statuses: readonly { readonly id: number; readonly status: ParticipantStatus }[];
  readonly by: { readonly at: Date; readonly accountId: number };
};

/** Adds attendances and keeps the others, so that two phones may read two sessions at once. */
export const addAttendance = async (tx: Tx, contractorId: number, { attended, statuses, by }: Change): Promise<void> => {
  if (attended.length === 0) return;
  const rows = attended.map(({ id, providerId, sessionId }) => ({
    contractor_id: contractorId,
    participant_id: id,
    session_id: sessionId,
    provider_id: providerId,
    noted_at: by.at,
    noted_by_id: by.accountId,
  }));
  await tx
    .insertInto("training_attendance")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`update training_participant p set status = r.status from json_to_recordset(${JSON.stringify(statuses)}::json) r (id bigint, status text)
    where p.contractor_id = ${contractorId} and p.id = r.id and p.status <> r.status`.execute(tx);
};
