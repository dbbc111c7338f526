// Rows that a crew needs before it is planned: places, risk activities and required certificates of its project, links and approved documents.
import { sql } from "kysely";
import type { IsoDay } from "../../src/kernel/dates.ts";
import { reconcileSupplier } from "../../src/modules/pendencies/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { CrewSeed } from "./crews.ts";

export type CrewRef = { readonly contractorId: number; readonly providerId: number; readonly projectId: number };

export const findProject = async (tx: Tx, contractorId: number, { contract }: CrewSeed): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from project where contractor_id = ${contractorId}
    and contract_number like ${`%/${contract}`} and created_by_id is not null`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error(`the demo world has no contract ${contract} for a risk schedule`);
  return found.id;
};

/** Adds areas and the activity to the project. Returns the ids of the areas, in their order. */
export const addPlaces = async (tx: Tx, { contractorId, projectId }: CrewRef, { areas, activity }: CrewSeed) => {
  const { rows } = await sql<{ facilityId: number; departmentId: number }>`select f.id as "facilityId", d.id as "departmentId"
    from unnest(${areas.map(([unit]) => unit)}::text[], ${areas.map(([, area]) => area)}::text[]) with ordinality a (unit, area, at)
      join facility f on f.contractor_id = ${contractorId} and f.name = a.unit
      join department d on d.contractor_id = f.contractor_id and d.facility_id = f.id and d.name = a.area
    order by a.at`.execute(tx);
  await tx
    .insertInto("project_location")
    .values(
      rows.map((row) => ({
        contractor_id: contractorId,
        project_id: projectId,
        facility_id: row.facilityId,
        department_id: row.departmentId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version)
    select ${contractorId}, ${projectId}, owner_id, id, version from risk_activity where owner_id = 0 and code = ${activity}
    on conflict do nothing`.execute(tx);
  return rows;
};

type Free = { readonly used: readonly number[]; readonly roles: CrewSeed["roles"]; readonly most: number; readonly today: IsoDay };
/** Workers without restriction, movement to come or certificate of a class, in a fixed order. */
export const findFreeWorkers = async (
  tx: Tx,
  { contractorId, providerId }: CrewRef,
  { used, roles, most, today }: Free,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`select w.id from worker w
    where w.provider_id = ${providerId} and w.role = any (${[...roles]}) and w.status = 'active' and w.status_changes_on is null
      and w.admission_date < ${today}::date - 100 and w.id <> all (${[...used]}::bigint[])
      and not exists (select from movement m where m.provider_id = w.provider_id and m.worker_id = w.id and m.kind <> 'admission')
      and not exists (select from restriction r where r.contractor_id = ${contractorId} and r.document = w.document)
      and not exists (select from training_participant t where t.provider_id = w.provider_id and t.worker_id = w.id)
    order by md5(w.document) limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Links the workers for the whole project, in place of shorter links. */
export const linkWorkers = async (
  tx: Tx,
  { contractorId, providerId, projectId }: CrewRef,
  workerIds: readonly number[],
): Promise<void> => {
  const own = sql`l.contractor_id = ${contractorId} and l.project_id = ${projectId} and l.worker_id = any (${[...workerIds]}::bigint[])`;
  await sql`update project_worker l set end_date = null, asked_until = null, hiring_date = p.start_date
    from project p where p.contractor_id = l.contractor_id and p.id = l.project_id and ${own}`.execute(tx);
  await sql`insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date)
    select p.contractor_id, p.id, ${providerId}::bigint, w.id, greatest(p.start_date, w.admission_date)
    from project p join worker w on w.provider_id = ${providerId} and w.id = any (${[...workerIds]}::bigint[])
    where p.contractor_id = ${contractorId} and p.id = ${projectId} and not exists (select from project_worker l where ${own} and l.worker_id = w.id)
    order by w.id`.execute(tx);
};

/** Makes the project require the certificates of the activity from the crew, like those of trainings, and creates the pendencies. */
export const requireCertificates = async (tx: Tx, ref: CrewRef, { activity, now }: { readonly activity: string; readonly now: Date }) => {
  const { contractorId, projectId, providerId } = ref;
  await sql`insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
    select pc.contractor_id, pc.id, pc.provider_id, 'SSMA' from project_company pc
    where pc.contractor_id = ${contractorId} and pc.project_id = ${projectId} and pc.provider_id = ${providerId} on conflict do nothing`.execute(
    tx,
  );
  await sql`insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
    select ${contractorId}, ${projectId}, 'SSMA', d.owner_id, d.id, d.version, (${now}::timestamptz at time zone 'America/Sao_Paulo')::date
    from document_type d where d.owner_id = 0 and d.id in (
      select t.document_type_id from risk_activity a
        join risk_activity_training at on at.owner_id = a.owner_id and at.risk_activity_id = a.id and at.version = a.version
        join training t on t.id = at.training_id where a.owner_id = 0 and a.code = ${activity}
      union select ad.document_type_id from risk_activity a
        join risk_activity_document ad on ad.owner_id = a.owner_id and ad.risk_activity_id = a.id and ad.version = a.version
        join document_type dt on dt.owner_id = ad.document_owner_id and dt.id = ad.document_type_id
        join document_type_version v on v.owner_id = dt.owner_id and v.document_type_id = dt.id and v.version = dt.version and v.kind in ('EMPLOYEE', 'RISK')
        where a.owner_id = 0 and a.code = ${activity})
    on conflict do nothing`.execute(tx);
  while (!(await reconcileSupplier(tx, ref, { now })));
};
