// Writes of a batch of imported lines: each function is one or two statements for all workers.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ChangedContract, OpenedContract } from "../rules/contracts.ts";
import type { FormerRegime } from "../rules/former-regimes.ts";
import type { Movement } from "../rules/movement.ts";
import type { WorkerFields } from "../rules/worker-fields.ts";

type At = { readonly providerId: number; readonly now: Date };
export type LineFields = WorkerFields & { readonly line: number };
const fieldTypes = sql`line integer, id bigint, "documentKind" text, "documentCountry" text, "documentType" text, document text, name text,
  birthdate date, gender text, role text, "admissionDate" date, regime text, "salaryCents" bigint, "exposedToRisk" boolean`;

type Inserted = { readonly id: number; readonly line: number };
/**
 * Inserts workers and returns the id of each line. Lines of people who became workers in a concurrent request are not returned. People are
 * created in the order of their documents, so that imports of two companies with the same people do not deadlock.
 */
export const insertWorkers = async (tx: Tx, { providerId, now }: At, lines: readonly LineFields[]): Promise<readonly Inserted[]> => {
  if (lines.length === 0) return [];
  const { rows } = await sql<Inserted>`with written as materialized (
      select s.*, person_id_for(s."documentKind", s."documentCountry", s.document) as person_id
      from (select * from json_to_recordset(${JSON.stringify(lines)}::json) l (${fieldTypes})
        order by "documentKind", "documentCountry", document) s),
    made as (
      insert into worker (provider_id, person_id, document_kind, document_country, document_type, document, name, birthdate, gender, role,
          admission_date, regime, salary_cents, exposed_to_risk, status, created_at, updated_at)
        select ${providerId}, person_id, "documentKind", "documentCountry", "documentType", document, name, birthdate, gender, role,
          "admissionDate", regime, "salaryCents", "exposedToRisk", 'hiring', ${now}, ${now} from written
        on conflict do nothing returning id, person_id)
    select made.id, written.line from made join written on written.person_id = made.person_id`.execute(tx);
  return rows;
};

/** Inserts the admission of each new worker, from which status and role are derived. */
export const insertAdmissions = async (
  tx: Tx,
  { providerId, accountId }: { readonly providerId: number; readonly accountId: number },
  workerIds: readonly number[],
): Promise<void> => {
  if (workerIds.length === 0) return;
  await sql`insert into movement (provider_id, worker_id, kind, status, start_date, new_role, exposed_to_risk, created_by_id)
    select provider_id, id, 'admission', 'active', admission_date, role, exposed_to_risk, ${accountId} from worker
    where provider_id = ${providerId} and id = any (${[...workerIds]}::bigint[]) order by id`.execute(tx);
};

/** Updates record fields. The document stays, because it identifies the worker. */
export const updateWorkers = async (
  tx: Tx,
  { providerId, now }: At,
  workers: readonly (WorkerFields & { readonly id: number })[],
): Promise<void> => {
  if (workers.length === 0) return;
  await sql`update worker w set document_type = s."documentType", name = s.name, birthdate = s.birthdate, gender = s.gender, role = s.role,
      admission_date = s."admissionDate", regime = s.regime, salary_cents = s."salaryCents", exposed_to_risk = s."exposedToRisk",
      updated_at = ${now}
    from json_to_recordset(${JSON.stringify(workers)}::json) s (${fieldTypes})
    where w.provider_id = ${providerId} and w.id = s.id`.execute(tx);
};

/** Writes the corrected values of movements. */
export const correctMovementRows = async (tx: Tx, providerId: number, movements: readonly Movement[]): Promise<void> => {
  if (movements.length === 0) return;
  await sql`update movement m set start_date = s."startDate", new_role = s."newRole", exposed_to_risk = s."exposedToRisk"
    from json_to_recordset(${JSON.stringify(movements)}::json) s (id bigint, "startDate" date, "newRole" text, "exposedToRisk" boolean)
    where m.provider_id = ${providerId} and m.id = s.id`.execute(tx);
};

type Former = { readonly workerId: number; readonly former: readonly FormerRegime[] };
/** Replaces the former regimes of these workers. */
export const replaceFormerRegimes = async (tx: Tx, providerId: number, workers: readonly Former[]): Promise<void> => {
  if (workers.length === 0) return;
  const rows = workers.flatMap(({ workerId, former }) => former.map((one) => ({ workerId, ...one })));
  await sql`delete from former_regime where provider_id = ${providerId}
    and worker_id = any (${workers.map(({ workerId }) => workerId)}::bigint[])`.execute(tx);
  await sql`insert into former_regime (provider_id, worker_id, regime, until) select ${providerId}, s."workerId", s.regime, s.until
    from json_to_recordset(${JSON.stringify(rows)}::json) s ("workerId" bigint, regime text, until date)`.execute(tx);
};

type Activities = { readonly workerId: number; readonly activityIds: readonly number[] };
/** Replaces the activity types of these workers. */
export const replaceActivities = async (tx: Tx, providerId: number, workers: readonly Activities[]): Promise<void> => {
  if (workers.length === 0) return;
  const wanted = sql`(select s."workerId", a.id from json_to_recordset(${JSON.stringify(workers)}::json) s ("workerId" bigint, "activityIds" bigint[])
    cross join unnest(s."activityIds") a (id))`;
  await sql`delete from worker_activity_type t where t.provider_id = ${providerId}
      and t.worker_id = any (${workers.map(({ workerId }) => workerId)}::bigint[])
      and not exists (select from ${wanted} w where w."workerId" = t.worker_id and w.id = t.activity_type_id)`.execute(tx);
  await sql`insert into worker_activity_type (provider_id, worker_id, activity_type_id) select ${providerId}, w."workerId", w.id
    from ${wanted} w on conflict do nothing`.execute(tx);
};

type OfWorker = { readonly workerId: number };
/** Opens links and changes the dates of others. `recomputeWorkers` then applies the movements. */
export const writeLinks = async (
  tx: Tx,
  providerId: number,
  { opened, changed }: { readonly opened: readonly (OpenedContract & OfWorker)[]; readonly changed: readonly ChangedContract[] },
): Promise<void> => {
  if (changed.length > 0)
    await sql`update project_worker p set hiring_date = s."hiringDate", asked_until = s."askedUntil", end_date = s."askedUntil"
      from json_to_recordset(${JSON.stringify(changed)}::json) s (id bigint, "contractorId" bigint, "hiringDate" date, "askedUntil" date)
      where p.contractor_id = s."contractorId" and p.id = s.id`.execute(tx);
  if (opened.length > 0)
    await sql`insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date, asked_until, end_date)
      select "contractorId", "projectId", ${providerId}, "workerId", "hiringDate", "askedUntil", "askedUntil"
      from json_to_recordset(${JSON.stringify(opened)}::json) s ("contractorId" bigint, "projectId" bigint, "workerId" bigint,
        "hiringDate" date, "askedUntil" date)`.execute(tx);
};

type Answer = { readonly workerId: number; readonly contractorId: number; readonly fieldId: number; readonly value: string | null };
/** Upserts answers to custom fields. An import does not clear answers. */
export const writeAnswers = async (tx: Tx, providerId: number, answers: readonly Answer[]): Promise<void> => {
  if (answers.length === 0) return;
  await sql`insert into worker_field_value (contractor_id, field_id, provider_id, worker_id, value)
    select "contractorId", "fieldId", ${providerId}, "workerId", value
    from json_to_recordset(${JSON.stringify(answers)}::json) s ("contractorId" bigint, "fieldId" bigint, "workerId" bigint, value text)
    on conflict (contractor_id, field_id, worker_id) do update set value = excluded.value`.execute(tx);
};
