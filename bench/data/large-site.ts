import type pg from "pg";

export const SITE = { suppliers: 40, workers: 5_000, requirements: 25 } as const;
/** Number of requirements for suppliers; the others are for workers. */
const OF_SUPPLIERS = 3;

type Site = { readonly contractorId: number; readonly projectId: number };

const PROJECT = `insert into project (contractor_id, name, contract_number, start_date, end_date, provider_count, pipeline_state)
  select contractor_id, 'Parada geral', 'CT-2026/999999', date '2026-06-01', date '2027-06-01', $1::integer, 'created' from project
  group by contractor_id order by count(*) desc limit 1 returning contractor_id as "contractorId", id as "projectId"`;
const SUPPLIERS = `insert into project_company (contractor_id, project_id, provider_id, linked_from)
  select $1, $2, provider_id, date '2026-06-01' from worker group by provider_id having count(*) >= $4::integer / $3::integer
  order by provider_id limit $3`;
const PLANS = `insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
  select contractor_id, id, provider_id, plan from project_company cross join unnest('{STP,SSMA}'::text[]) plan where contractor_id = $1 and project_id = $2`;
const REQUIREMENTS = `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
  select $1, $2, plan, owner_id, document_type_id, version, date '2026-06-01' from (
    select v.*, row_number() over (partition by kind order by document_type_id) as nth from document_type_version v
    where owner_id = 0 and description = 'Documento') v
  where (kind = 'EMPLOYEE' and nth <= $3::integer) or (kind = 'PROVIDER' and nth <= $4::integer)`;
const WORKERS = `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date)
  select $1, $2, w.provider_id, w.id, date '2026-06-01' from project_company pc cross join lateral (
    select * from worker w where w.provider_id = pc.provider_id order by w.id limit $4::integer / $3::integer) w
  where pc.contractor_id = $1 and pc.project_id = $2`;
const LINKING = "insert into project_linking (contractor_id, project_id, total, done, started_at) values ($1, $2, $3, 0, now())";

/** Adds a project of the largest contractor before its linking, with suppliers, workers and requirements. */
export const addLargeSite = async (owner: pg.Client): Promise<Site> => {
  const { suppliers, workers, requirements } = SITE;
  const { rows } = await owner.query<{ contractorId: string; projectId: string }>(PROJECT, [suppliers]);
  const [contractorId, projectId] = [Number(rows[0]?.contractorId), Number(rows[0]?.projectId)];
  const site = [contractorId, projectId];
  await owner.query(SUPPLIERS, [...site, suppliers, workers]);
  await owner.query(PLANS, site);
  await owner.query(REQUIREMENTS, [...site, requirements - OF_SUPPLIERS, OF_SUPPLIERS]);
  await owner.query(WORKERS, [...site, suppliers, workers]);
  await owner.query(LINKING, [...site, suppliers]);
  await owner.query("vacuum analyze project_worker, contractor_worker, project_company, project_requirement");
  return { contractorId, projectId };
};
