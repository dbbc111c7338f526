import type { apiClient } from "../../api-client.ts";
import { newRiskSchedule } from "../../fixtures/new-risk-schedule.ts";
import type { World } from "../../world.ts";
import type { Params } from "../every-route.ts";
import { trainingBodies, trainingExamples } from "./trainings.ts";

type People = ReturnType<typeof apiClient>;
type Database = Pick<World, "database">;

const ofCompany = async (people: People): Promise<{ companyId: number }> => ({
  companyId: (await people("GET /authentication/me")()).answer.companies[0]?.id ?? 0,
});
const ofSchedule = async (people: People, _unique: string, world: Database): Promise<{ id: number; projectId: number }> => {
  const contractorId = (await people("GET /authentication/me")()).answer.companies[0]?.id ?? 0;
  return newRiskSchedule(world, { contractorId });
};
const onlySchedule = async (...asked: Parameters<typeof ofSchedule>) => ({ id: (await ofSchedule(...asked)).id });

/** A contractor with a line of its own for the pair of the example body. */
const withOwnRule = async (people: People, _unique: string, { database }: Database): Promise<{ companyId: number }> => {
  const company = await ofCompany(people);
  await database.ownerPool().query(
    `insert into risk_conflict_rule (contractor_id, one_activity_id, other_activity_id, in_area, in_unit, measures, changed_at)
     values ($1, 1, 7, 'forbidden', 'forbidden', '', now()) on conflict do nothing`,
    [company.companyId],
  );
  return company;
};

const riskScheduleExamples = {
  "GET /risk-schedule/projects/{projectId}": async (...asked: Parameters<typeof ofSchedule>) => ({
    projectId: (await ofSchedule(...asked)).projectId,
  }),
  "GET /risk-schedule/{id}": onlySchedule,
  "PUT /risk-schedule/{id}": onlySchedule,
  "PATCH /risk-schedule/{id}/cancel": onlySchedule,
  "PATCH /risk-schedule/{id}/revalidate": onlySchedule,
  "GET /risk-schedule/{id}/history": onlySchedule,
  "GET /employees/risk-schedule/{id}": onlySchedule,
  "GET /companies/{companyId}/risk-conflicts": ofCompany,
  "PUT /companies/{companyId}/risk-conflicts": ofCompany,
  "PUT /companies/{companyId}/risk-conflicts/reset": withOwnRule,
  "GET /companies/{companyId}/risk-conflicts/history": ofCompany,
  "GET /companies/{companyId}/risk-schedule-config": ofCompany,
  "PATCH /companies/{companyId}/risk-schedule-config": ofCompany,
  "GET /companies/{companyId}/risk-schedule-config/history": ofCompany,
} as const;
/** Rows of trainings and of risk schedules. */
export const plannedExamples = { ...trainingExamples, ...riskScheduleExamples };

/** A change of the schedule that keeps its values. */
const asItIs = async ({ database }: Database, { id }: Params): Promise<unknown> => {
  const { rows } = await database.ownerPool().query(
    `select s.facility_id as "facilityId", s.department_id as "departmentId", array[1] as "riskActivityIds", s.version, null as "supervisorId", '[]'::json as "acceptedConflicts",
       json_build_object('day', s.starts_at::date, 'time', to_char(s.starts_at, 'HH24:MI')) as start,
       json_build_object('day', s.ends_at::date, 'time', to_char(s.ends_at, 'HH24:MI')) as "end",
       (select json_agg(json_build_object('employeeId', p.worker_id, 'part', p.part)) from risk_schedule_person p where p.schedule_id = s.id) as employees
     from risk_schedule s where s.id = $1`,
    [id],
  );
  return rows[0];
};
/** Bodies of trainings and of risk schedules. */
export const plannedBodies = { ...trainingBodies, "PUT /risk-schedule/{id}": asItIs };
