// What lines of the import name: projects, their places, activities and suppliers, and workers; and schedules that exist already.
import type { RiskScheduleInput } from "@emdia/contract/risk-schedule/schedule.ts";
import { sql } from "kysely";
import { minuteAt } from "../../../kernel/minutes.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { NamedProject, ProjectNames } from "../rules/import/resolve-line.ts";
import type { CompanySides } from "../rules/import/schedule-columns.ts";
import { placesOfProject } from "./planning.ts";
import { ids } from "./visible-schedules.ts";

export const companySides = async (tx: Tx, companyId: number): Promise<CompanySides> => {
  const row = await tx.selectFrom("company").where("id", "=", companyId).select(["is_contractor", "is_provider"]).executeTakeFirst();
  return { isContractor: row?.is_contractor ?? false, isProvider: row?.is_provider ?? false };
};

const ofCompany = (companyId: number) => sql`p.state <> 'removed' and not p.is_draft and (p.contractor_id = ${companyId}
  or exists (select from project_company pc where pc.contractor_id = p.contractor_id and pc.project_id = p.id and pc.provider_id = ${companyId}))`;

type Filter = { readonly names: readonly string[]; readonly contracts: readonly string[] };
/** Projects of the contractor, or to which the supplier is linked, with one of the names or contract numbers. */
export const projectsNamed = async (tx: Tx, companyId: number, { names, contracts }: Filter): Promise<readonly NamedProject[]> => {
  const { rows } = await sql<NamedProject>`select p.contractor_id as "contractorId", p.id as "projectId", p.name,
      p.contract_number as "contractNumber", c.trading_name as "companyName", p.state = 'active' as "isActive"
    from project p join company c on c.id = p.contractor_id
    where ${ofCompany(companyId)} and (p.plain_name = any (select plain_text(n) from unnest(${[...names]}::text[]) n)
      or p.plain_contract = any (select plain_text(n) from unnest(${[...contracts]}::text[]) n))
    order by p.id`.execute(tx);
  return rows;
};

/** Names of the active projects, for the template. */
export const activeProjectNames = async (tx: Tx, companyId: number, atMost: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select distinct p.name from project p
    where ${ofCompany(companyId)} and p.state = 'active' order by p.name limit ${atMost}`.execute(tx);
  return rows.map(({ name }) => name);
};

type Project = { readonly contractorId: number; readonly projectId: number };
type Choice = ProjectNames["suppliers"][number];

/** Suppliers by name and CNPJ, activities by their names in every language. */
export const namesOfProject = async (tx: Tx, project: Project): Promise<ProjectNames> => {
  const { contractorId, projectId } = project;
  const suppliers = await sql<Choice>`select c.id, array[c.trading_name, c.cnpj] as names
    from project_company pc join company c on c.id = pc.provider_id
    where pc.contractor_id = ${contractorId} and pc.project_id = ${projectId} order by c.id`.execute(tx);
  const activities = await sql<Choice>`select v.risk_activity_id as id,
      array_remove(array[v.name, v.name_en_us, v.name_es_es], null) as names
    from project_risk_activity pa join risk_activity_version v on v.owner_id = pa.activity_owner_id
      and v.risk_activity_id = pa.activity_id and v.version = pa.activity_version
    where pa.contractor_id = ${contractorId} and pa.project_id = ${projectId} order by v.risk_activity_id`.execute(tx);
  return { suppliers: suppliers.rows, places: await placesOfProject(tx, project), activities: activities.rows };
};

/** Ids of the supplier's workers by their CPF. */
export const workersByCpf = async (tx: Tx, providerId: number, cpfs: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number; document: string }>`select id, document from worker
    where provider_id = ${providerId} and removed_at is null and document_kind = 'cpf' and document = any (${[...cpfs]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, document }) => [document, id]));
};

/** A schedule with the same place, span, activities and workers, so that a file can be imported again. */
export const sameSchedule = async (
  tx: Tx,
  contractorId: number,
  { projectId, providerId, facilityId, departmentId, start, end, riskActivityIds, employees }: RiskScheduleInput,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`select s.id from risk_schedule s
    where s.contractor_id = ${contractorId} and s.facility_id = ${facilityId} and s.department_id = ${departmentId}
      and s.starts_at = ${minuteAt(start)}::timestamp and s.ends_at = ${minuteAt(end)}::timestamp
      and s.project_id = ${projectId} and s.provider_id = ${providerId} and not s.is_cancelled
      and (select array_agg(a.activity_id order by a.activity_id) from risk_schedule_activity a
        where a.contractor_id = s.contractor_id and a.schedule_id = s.id)
        = (select array_agg(distinct i order by i) from unnest(${ids(riskActivityIds)}) i)
      and (select array_agg(sp.worker_id order by sp.worker_id) from risk_schedule_person sp
        where sp.contractor_id = s.contractor_id and sp.schedule_id = s.id)
        = (select array_agg(distinct i order by i) from unnest(${ids(employees.map(({ employeeId }) => employeeId))}) i)
    order by s.id limit 1`.execute(tx);
  return rows[0]?.id;
};
