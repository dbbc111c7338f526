// Reads and writes the values that are derived from movements.
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectRef } from "../rules/movement.ts";
import type { KeptLink, KeptWorker, Settlement } from "../rules/settlement.ts";
import type { WorkersOf } from "./movements.ts";

/** Locks the workers in the order of their ids, so that concurrent recomputations wait instead of deadlocking. */
export const lockSettled = async (tx: Tx, { providerId, workerIds }: WorkersOf): Promise<readonly KeptWorker[]> => {
  const { rows } = await sql<KeptWorker>`select id, status, status_since as "statusSince", status_changes_on as "statusChangesOn", role,
      exposed_to_risk as "exposedToRisk", admission_date as "admissionDate"
    from worker where provider_id = ${providerId} and id = any (${[...workerIds]}::bigint[]) order by id for no key update`.execute(tx);
  return rows;
};

export const writeSettled = async (tx: Tx, providerId: number, settled: readonly KeptWorker[]): Promise<void> => {
  if (settled.length === 0) return;
  await sql`update worker w set status = s.status, status_since = s."statusSince", status_changes_on = s."statusChangesOn",
      role = s.role, exposed_to_risk = s."exposedToRisk", admission_date = s."admissionDate", updated_at = now()
    from json_to_recordset(${JSON.stringify(settled)}::json) s (id bigint, status text, "statusSince" date, "statusChangesOn" date,
      role text, "exposedToRisk" boolean, "admissionDate" date)
    where w.provider_id = ${providerId} and w.id = s.id`.execute(tx);
};

type Due = { readonly providerId: number; readonly today: IsoDay; readonly atMost: number };

/** Workers of a supplier with a status change that is due, or whose badge ends because the last link has ended. */
export const dueWorkers = async (tx: Tx, { providerId, today, atMost }: Due): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`select id from (
      select id, status_changes_on as due_on from worker
        where provider_id = ${providerId} and status_changes_on <= ${today}::date and removed_at is null
      union select worker_id, due_on from badge
        where provider_id = ${providerId} and due_on <= ${today}::date and revoked_at is null) due
    group by id order by min(due_on), id limit ${atMost}`.execute(tx);
  return rows.map(({ id }) => id);
};

export type StoredLink = KeptLink & { readonly workerId: number };
type LinkRow = Omit<StoredLink, "project"> & ProjectRef;

export const linksOf = async (tx: Tx, { providerId, workerIds }: WorkersOf): Promise<readonly StoredLink[]> => {
  const { rows } = await sql<LinkRow>`select id, worker_id as "workerId", contractor_id as "contractorId", project_id as "projectId",
      hiring_date as "hiringDate", asked_until as "askedUntil", end_date as "endDate", opened_by_movement_id as "openedByMovementId"
    from project_worker where provider_id = ${providerId} and worker_id = any (${[...workerIds]}::bigint[]) order by id`.execute(tx);
  return rows.map(({ contractorId, projectId, ...link }) => ({ ...link, project: { contractorId, projectId } }));
};

/** Empties the period of every changed link first, so that the new dates do not violate the exclusion constraint between links. */
export const writeLinkDates = async (tx: Tx, links: Settlement["changed"]): Promise<void> => {
  if (links.length === 0) return;
  const written = sql`json_to_recordset(${JSON.stringify(links)}::json) s (id bigint, "contractorId" bigint, "hiringDate" date,
    "askedUntil" date, "endDate" date)`;
  await sql`update project_worker pw set end_date = pw.hiring_date - 1 from ${written}
    where pw.contractor_id = s."contractorId" and pw.id = s.id`.execute(tx);
  await sql`update project_worker pw set hiring_date = s."hiringDate", asked_until = s."askedUntil", end_date = s."endDate" from ${written}
    where pw.contractor_id = s."contractorId" and pw.id = s.id`.execute(tx);
};

export const openLinks = async (tx: Tx, providerId: number, links: Settlement["opened"]): Promise<void> => {
  if (links.length === 0) return;
  await sql`insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date, asked_until, end_date, opened_by_movement_id)
    select "contractorId", "projectId", ${providerId}, "workerId", "hiringDate", "askedUntil", "endDate", "openedByMovementId"
    from json_to_recordset(${JSON.stringify(links)}::json) s ("contractorId" bigint, "projectId" bigint, "workerId" bigint,
      "hiringDate" date, "askedUntil" date, "endDate" date, "openedByMovementId" bigint)`.execute(tx);
};
