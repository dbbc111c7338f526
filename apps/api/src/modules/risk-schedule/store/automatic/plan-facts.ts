// Facts from which a run plans: activities of suppliers in projects with their places, links of workers, and declared activities.
import { sql } from "kysely";
import type { IsoDay } from "../../../../kernel/dates.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { Slot, WorkerLink } from "../../rules/automatic/wanted-schedules.ts";
import { ids } from "../visible-schedules.ts";

/** The last schedule that a user planned, at a place that the project still has. Those of runs would keep a place for ever. */
const lastPlace = sql`(select json_build_object('facilityId', s.facility_id, 'departmentId', s.department_id)
  from risk_schedule s join risk_schedule_activity sa on sa.contractor_id = s.contractor_id and sa.schedule_id = s.id
    join project_location l on l.contractor_id = s.contractor_id and l.project_id = s.project_id and l.facility_id = s.facility_id
      and l.department_id = s.department_id
  where s.contractor_id = p.contractor_id and s.project_id = p.id and s.provider_id = pc.provider_id and not s.is_cancelled
    and s.auto_state is distinct from 'planned' and sa.activity_owner_id = ra.activity_owner_id and sa.activity_id = ra.activity_id
  order by s.starts_at desc, s.id desc limit 1)`;
const firstPlace = sql`(select json_build_object('facilityId', f.id, 'departmentId', d.id)
  from project_location l join facility f on f.contractor_id = l.contractor_id and f.id = l.facility_id
    join department d on d.contractor_id = l.contractor_id and d.id = l.department_id
  where l.contractor_id = p.contractor_id and l.project_id = p.id order by f.name, f.id, d.name, d.id limit 1)`;
const isPlanned = sql`p.state = 'active' and not p.is_draft and p.pipeline_state = 'linked'`;

/** Risk activities of the suppliers of active, linked projects, with the place where the next schedule is planned. */
export const slotsOf = async (tx: Tx, contractorId: number): Promise<readonly Slot[]> => {
  const { rows } = await sql<Slot>`select p.id as "projectId", p.name as "projectName", pc.provider_id as "providerId",
      c.trading_name as "providerName", coalesce(${lastPlace}, ${firstPlace}) as place,
      json_build_object('ownerId', v.owner_id, 'id', v.risk_activity_id, 'version', v.version, 'code', a.code, 'name', v.name) as activity
    from project p join project_company pc on pc.contractor_id = p.contractor_id and pc.project_id = p.id
      join company c on c.id = pc.provider_id
      join project_risk_activity ra on ra.contractor_id = p.contractor_id and ra.project_id = p.id
      join risk_activity a on a.owner_id = ra.activity_owner_id and a.id = ra.activity_id
      join risk_activity_version v on v.owner_id = a.owner_id and v.risk_activity_id = a.id and v.version = ra.activity_version
    where p.contractor_id = ${contractorId} and ${isPlanned}
    order by p.id, pc.provider_id, v.owner_id, v.risk_activity_id`.execute(tx);
  return rows;
};

type Window = { readonly contractorId: number; readonly first: IsoDay; readonly last: IsoDay };
export type NamedLink = WorkerLink & { readonly workerName: string };
/** Links to active, linked projects with a day in the window, of workers that are not removed. */
export const linksInWindow = async (tx: Tx, { contractorId, first, last }: Window): Promise<readonly NamedLink[]> => {
  const { rows } = await sql<NamedLink>`select l.id, l.project_id as "projectId", l.provider_id as "providerId", l.worker_id as "workerId",
      l.hiring_date as "hiringDate", l.end_date as "endDate", w.name as "workerName"
    from project_worker l join project p on p.contractor_id = l.contractor_id and p.id = l.project_id
      join worker w on w.provider_id = l.provider_id and w.id = l.worker_id and w.removed_at is null
    where l.contractor_id = ${contractorId} and l.hiring_date <= ${last}::date and (l.end_date is null or l.end_date >= ${first}::date)
      and ${isPlanned} order by l.id`.execute(tx);
  return rows;
};

type Declared = { readonly providerIds: readonly number[]; readonly activityIds: readonly number[] };
type Declaration = { readonly providerId: number; readonly workerId: number; readonly activityIds: number[] };
/** Which of these activities are declared for the workers of these suppliers. */
export const declaredAmong = async (tx: Tx, { providerIds, activityIds }: Declared): Promise<readonly Declaration[]> => {
  const { rows } = await sql<Declaration>`select wa.provider_id as "providerId", wa.worker_id as "workerId",
      json_agg(distinct r.activity_id) as "activityIds"
    from activity_type_risk r join worker_activity_type wa on wa.provider_id = r.provider_id and wa.activity_type_id = r.activity_type_id
    where r.provider_id = any (${ids(providerIds)}) and r.activity_id = any (${ids(activityIds)})
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
};
