import type { apiClient } from "../../api-client.ts";
import { newRiskSchedule, newWorkPermit } from "../../fixtures/new-risk-schedule.ts";
import type { World } from "../../world.ts";
import type { Params } from "../every-route.ts";
import { trainingBodies, trainingExamples } from "./trainings.ts";
import { ofImport } from "./workers.ts";

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
/** A revalidation succeeds only if nobody of the team has a cause, so the schedule has no team. */
const withoutCauses = async (...asked: Parameters<typeof ofSchedule>) => {
  const found = await onlySchedule(...asked);
  await asked[2].database.ownerPool().query("delete from risk_schedule_person where schedule_id = $1", [found.id]);
  return found;
};

const ofPermit = async (...asked: Parameters<typeof ofSchedule>) => {
  const { id } = await ofSchedule(...asked);
  return { id, permitId: await newWorkPermit(asked[2], id) };
};

/** An undecided line of a finished import. */
const ofUndecidedLine = async (people: People, unique: string, world: Database): Promise<{ id: number; line: number }> => {
  const { id } = await ofImport("done", "risk_schedules")(people, unique, world);
  await world.database
    .ownerPool()
    .query(
      "insert into import_line (company_id, run_id, line, cells, result) select company_id, id, 2, '{}', 'undecided' from import_run where id = $1",
      [id],
    );
  return { id, line: 2 };
};
/** The required columns of the import, under the headings of its example. */
const assignedColumns = async () => ({
  columns: {
    ...{ project: "name", facility: "cpf", department: "birthdate", activities: "role" },
    ...{ start: "startDate", end: "admissionDate", workers: "reason" },
  },
});

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
  "GET /risk-schedule/upload-history/{id}": ofImport("done", "risk_schedules"),
  "PUT /risk-schedule/upload-history/{id}/columns": ofImport("needs_columns", "risk_schedules"),
  "POST /risk-schedule/upload-history/{id}/apply": ofImport("previewed", "risk_schedules"),
  "GET /risk-schedule/upload-history/{id}/correction": ofImport("done", "risk_schedules"),
  "GET /risk-schedule/upload-history/{id}/lines/{line}/conflicts": ofUndecidedLine,
  "POST /risk-schedule/upload-history/{id}/lines/{line}/decide": ofUndecidedLine,
  "GET /risk-schedule/projects/{projectId}": async (...asked: Parameters<typeof ofSchedule>) => ({
    projectId: (await ofSchedule(...asked)).projectId,
  }),
  "GET /risk-schedule/{id}": onlySchedule,
  "PUT /risk-schedule/{id}": onlySchedule,
  "PATCH /risk-schedule/{id}/cancel": onlySchedule,
  "PATCH /risk-schedule/{id}/revalidate": withoutCauses,
  "GET /risk-schedule/{id}/history": onlySchedule,
  "GET /employees/risk-schedule/{id}": onlySchedule,
  "GET /risk-schedule/{id}/permits": onlySchedule,
  "POST /risk-schedule/{id}/permits": withoutCauses,
  "GET /risk-schedule/{id}/permits/{permitId}": ofPermit,
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
/** A change of the setting that keeps its values. */
const settingAsItIs = async ({ database }: Database, { companyId }: Params): Promise<unknown> => {
  const { rows } = await database
    .ownerPool()
    .query("select coalesce(max(version), 1) as version from risk_schedule_config where contractor_id = $1", [companyId]);
  return rows[0];
};
/** Bodies of trainings and of risk schedules. */
export const plannedBodies = {
  ...trainingBodies,
  "PUT /risk-schedule/{id}": asItIs,
  "PATCH /companies/{companyId}/risk-schedule-config": settingAsItIs,
  "PUT /risk-schedule/upload-history/{id}/columns": assignedColumns,
  "POST /risk-schedule/{id}/permits": async () => ({ day: "2099-03-10" }),
};
