import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type Class = { readonly contractorId: number; readonly id: number };
type Enrolled = { readonly id: number; readonly providerId: number; readonly name: string; readonly side: "contractor" | "provider" };
type By = { readonly at: Date; readonly accountId: number; readonly accountName: string };

/** Locks the class and returns how many of the asked places it has; null if it was cancelled or removed meanwhile. */
export const takePlaces = async (tx: Tx, { contractorId, id }: Class, asked: number): Promise<number | null> => {
  const { rows } = await sql<{ given: number | null }>`select take_training_places(${contractorId}, ${id}, ${asked}) as given`.execute(tx);
  return rows[0]?.given ?? null;
};

/** Returns the ids of the new participants by worker. */
export const insertParticipants = async (
  tx: Tx,
  { contractorId, id }: Class,
  { workers, by }: { readonly workers: readonly Enrolled[]; readonly by: By },
) => {
  if (workers.length === 0) return new Map<number, number>();
  const made = await tx
    .insertInto("training_participant")
    .values(
      workers.map((worker) => ({
        contractor_id: contractorId,
        class_id: id,
        provider_id: worker.providerId,
        worker_id: worker.id,
        worker_name: worker.name,
        enrolled_at: by.at,
        enrolled_by_id: by.accountId,
        enrolled_by_name: by.accountName,
        enrolled_side: worker.side,
      })),
    )
    .returning(["id", "worker_id as workerId"])
    .execute();
  return new Map(made.map(({ id: participantId, workerId }) => [workerId, participantId]));
};

export const removeParticipants = async (
  tx: Tx,
  contractorId: number,
  { ids, description }: { readonly ids: readonly number[]; readonly description: string },
) => {
  if (ids.length === 0) return;
  await tx
    .updateTable("training_participant")
    .set({ status: "removed", removal_description: description, approved_at: null, approved_by_id: null })
    .where("contractor_id", "=", contractorId)
    .where("id", "in", [...ids])
    .execute();
};

export type ResultRow = {
  readonly id: number;
  readonly providerId: number;
  readonly status: ParticipantStatus;
  readonly scoreTenths: number | null;
  readonly attended: readonly number[];
};

/** Writes results of many participants in three statements, whose parameters do not grow with the participants and sessions. An approval keeps its first time and account. */
export const writeResults = async (
  tx: Tx,
  contractorId: number,
  { rows, by }: { readonly rows: readonly ResultRow[]; readonly by: Omit<By, "accountName"> },
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`update training_participant p set status = r.status, score_tenths = r."scoreTenths",
      approved_at = case when r.status = 'approved' then coalesce(p.approved_at, ${by.at}) end,
      approved_by_id = case when r.status = 'approved' then coalesce(p.approved_by_id, ${by.accountId}) end
    from json_to_recordset(${JSON.stringify(rows)}::json) r (id bigint, status text, "scoreTenths" integer)
    where p.contractor_id = ${contractorId} and p.id = r.id`.execute(tx);
  const participantIds = rows.map(({ id }) => id);
  await sql`delete from training_attendance
    where contractor_id = ${contractorId} and participant_id = any (${participantIds}::bigint[])`.execute(tx);
  const attendance = rows.flatMap(({ id, providerId, attended }) => attended.map((sessionId) => ({ id, providerId, sessionId })));
  if (attendance.length === 0) return;
  await sql`insert into training_attendance (contractor_id, participant_id, session_id, provider_id, noted_at, noted_by_id)
    select ${contractorId}, a.id, a."sessionId", a."providerId", ${by.at}, ${by.accountId}
    from json_to_recordset(${JSON.stringify(attendance)}::json) a (id bigint, "sessionId" bigint, "providerId" bigint)`.execute(tx);
};
