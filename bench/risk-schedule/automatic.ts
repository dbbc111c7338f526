import type pg from "pg";
import type { Size } from "../data/sizes.ts";
import { LARGEST } from "../data/trainings.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Measured } from "../measuring/report.ts";
import { askFor, secondsUntilDone } from "../measuring/waiting-jobs.ts";
import { forkWork } from "../servers/fork-work.ts";
import { SCHEDULE_JOBS } from "./suspensions.ts";

const PLAN = "schedules.plan-automatic";
/** Linked workers whose projects are planned, and the seconds of a run that writes and of one that finds nothing to write. */
const runs: { readonly [S in Size]: { readonly workers: number; readonly secondsMax: number; readonly againMax: number } } = {
  small: { workers: 2_000, secondsMax: 6, againMax: 1.5 },
  large: { workers: 20_000, secondsMax: 60, againMax: 15 },
};

/** Keeps the projects with the largest crews active, until together they have enough workers. */
const KEEP = `
  with crews as (select l.project_id, count(*) as workers from project_worker l
      join project p on p.contractor_id = l.contractor_id and p.id = l.project_id and p.state = 'active' and not p.is_draft and p.pipeline_state = 'linked'
      where l.contractor_id = ${LARGEST} group by 1),
    ranked as (select project_id, workers, sum(workers) over (order by workers desc, project_id) as together from crews)
  update project p set state = 'inactive' where p.contractor_id = ${LARGEST} and p.state = 'active'
    and p.id not in (select project_id from ranked where together - workers < $1)`;
/** Five days, whatever the holidays of the week are. */
const SWITCH_ON = `insert into risk_schedule_config (contractor_id, is_on, starts, ends, weekdays, works_on_holidays)
  values (${LARGEST}, true, '07:00', '17:00', '{1,2,3,4,5}', true) returning contractor_id`;
const PLANNED = `select count(distinct s.id) as schedules, count(distinct s.project_id) as projects, count(distinct p.worker_id) as workers
  from risk_schedule s join risk_schedule_person p on p.contractor_id = s.contractor_id and p.schedule_id = s.id
  where s.contractor_id = ${LARGEST} and s.auto_state = 'planned' and not s.is_cancelled`;

type Planned = { readonly schedules: string; readonly projects: string; readonly workers: string };
type Writes = { readonly writes: number };
const findOne = async <Row extends object>(owner: pg.Client, text: string, values: readonly unknown[] = []): Promise<Row> => {
  const { rows } = await owner.query<Row>(text, [...values]);
  const [row] = rows;
  if (!row) throw new Error("a statement of the bench found no row");
  return row;
};

/** The week of a contractor twice: the second run finds that everything is planned. */
export const measureAutomatic = async (bench: ProductBench, owner: pg.Client, size: Size): Promise<Measured> => {
  const { workers, secondsMax, againMax } = runs[size];
  await owner.query("set session_replication_role = replica"); // queues no job for the projects
  await owner.query(KEEP, [workers]);
  await owner.query("set session_replication_role = origin");
  const contractorId = Number((await findOne<{ contractor_id: string }>(owner, SWITCH_ON)).contractor_id);
  const work = await forkWork(bench.database, new Date().toISOString(), { filesFolder: bench.task.filesFolder, jobs: "schedules" });
  const plan = async (occasion: string): Promise<number> => {
    await askFor(owner, { job: PLAN, payload: { contractorId, occasion } });
    return secondsUntilDone(owner, [PLAN]);
  };
  const first = await plan("first");
  await secondsUntilDone(owner, SCHEDULE_JOBS);
  const again = await plan("again");
  await work.stop();
  const made = await findOne<Planned>(owner, PLANNED);
  const { writes } = await findOne<Writes>(
    owner,
    "select made + changed + removed as writes from risk_schedule_run where contractor_id = $1 and occasion = 'again' and finished_at is not null",
    [contractorId],
  );
  const row = { projects: Number(made.projects), workers: Number(made.workers), schedules: Number(made.schedules) };
  return {
    tables: [{ title: "automatic schedules", rows: [{ ...row, "seconds of the first run": first, "seconds of the second run": again }] }],
    budgets: [
      atLeast("automatic schedules", row.schedules, 1),
      atMost("a week of automatic schedules takes seconds,", first, secondsMax),
      atMost("planning it again takes seconds,", again, againMax),
      atMost("planning it again writes rows,", writes, 0),
    ],
  };
};
