import type pg from "pg";
import { HEIGHT } from "../data/risk-schedules.ts";
import { LARGEST } from "../data/trainings.ts";
import { openConnection } from "../measuring/http-connection.ts";
import { interleave } from "../measuring/measure.ts";
import { FLOOR_PATH, type ProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Measured } from "../measuring/report.ts";

const ROUNDS = { rounds: 200, warmUp: 10, secondsMax: 60 };
const CREATION_FLOORS_MAX = 15;
const TEAMS = 40;
const TEAM_MAX = 10;
const DAY_MS = 86_400_000;

export type Team = {
  readonly projectId: number;
  readonly providerId: number;
  readonly facilityId: number;
  readonly departmentId: number;
  readonly workerIds: readonly number[];
};
/** Teams of the largest contractor whose workers may work at height and have no schedule ahead. */
export const findTeams = async (owner: pg.Client): Promise<readonly Team[]> => {
  const { rows } = await owner.query<{ [K in keyof Team]: Team[K] extends readonly number[] ? string[] : string }>(
    `select l.project_id as "projectId", l.provider_id as "providerId", min(p.facility_id) as "facilityId", min(p.department_id) as "departmentId",
       (array_agg(distinct l.worker_id))[1:${TEAM_MAX}] as "workerIds"
     from project_worker l join project j on j.contractor_id = l.contractor_id and j.id = l.project_id and j.state = 'active'
       and j.start_date < current_date and (j.end_date is null or j.end_date > current_date + 400)
       join worker w on w.provider_id = l.provider_id and w.id = l.worker_id and w.status = 'active' and w.admission_date < current_date
       join lateral (select p.facility_id, p.department_id from project_location p where p.contractor_id = l.contractor_id
         and p.project_id = l.project_id order by 1, 2 limit 1) p on true
       join pendency q on q.contractor_id = l.contractor_id and q.project_id = l.project_id and q.worker_id = l.worker_id and q.status = 'DONE'
         and q.expiration_date > current_date + 100
     where l.contractor_id = ${LARGEST} and not exists (select from risk_schedule_person sp where sp.provider_id = l.provider_id
       and sp.worker_id = l.worker_id and not sp.is_cancelled and sp.over_at > now())
     group by 1, 2 order by count(distinct l.worker_id) desc, 1, 2 limit ${TEAMS}`,
  );
  return rows.map(({ workerIds, ...row }) => ({
    projectId: Number(row.projectId),
    providerId: Number(row.providerId),
    facilityId: Number(row.facilityId),
    departmentId: Number(row.departmentId),
    workerIds: workerIds.map(Number),
  }));
};

/** One after another team, on days with many schedules of the unit. */
const inputs = (teams: readonly Team[]) => {
  let made = 0;
  return () => {
    const { workerIds, ...place } = teams[made % teams.length] ?? { workerIds: [] };
    const day = new Date(Date.now() + (2 + Math.floor(made / teams.length)) * DAY_MS).toISOString().slice(0, 10);
    made += 1;
    return {
      ...place,
      ...{ riskActivityIds: [HEIGHT], start: { day, time: "08:00" }, end: { day, time: "16:00" }, supervisorId: workerIds[0] ?? null },
      employees: workerIds.map((employeeId) => ({ employeeId, part: "executes" })),
    };
  };
};

/** Creations with all checks, by the owner of the largest contractor. */
export const measureCreations = async ({ server, tokens }: ProductBench, owner: pg.Client): Promise<Measured> => {
  const teams = await findTeams(owner);
  const { rows } = await owner.query<{ ahead: string }>("select count(*) as ahead from risk_schedule where starts_at > now()");
  const http = await openConnection(server.address, tokens.owner);
  const next = inputs(teams);
  const timings = await interleave(
    [
      { name: "floor", run: () => http.get(FLOOR_PATH) },
      { name: "creation", run: () => http.post("/api/risk-schedule", next()) },
    ],
    ROUNDS,
  );
  http.close();
  const [floor, creation] = timings;
  const floors = (creation?.median ?? 0) / (floor?.median ?? 1);
  const sizes = teams.map(({ workerIds }) => workerIds.length);
  const row = { "schedules ahead": Number(rows[0]?.ahead), "smallest team": Math.min(...sizes), "largest team": Math.max(...sizes) };
  return {
    tables: [{ title: "creating a schedule", rows: timings.map((timing) => ({ ...timing, ...row })) }],
    budgets: [
      atLeast("teams that plan", teams.length, TEAMS),
      atMost("a creation with all checks takes, in HTTP floors,", floors, CREATION_FLOORS_MAX),
    ],
  };
};
