import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import type { Size } from "../data/sizes.ts";
import { LARGEST } from "../data/trainings.ts";
import { openList } from "../measuring/list-meanwhile.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Measured } from "../measuring/report.ts";
import { percentile } from "../measuring/statistics.ts";
import { secondsUntilDone } from "../measuring/waiting-jobs.ts";
import { forkWork } from "../servers/fork-work.ts";

/** Jobs that follow a change of facts or of schedules. */
export const SCHEDULE_JOBS = ["workers.settle-standing", "schedules.settle-causes", "schedules.settle-conflicts"];
const LIST_PATH = "/api/risk-schedule?itemsPerPage=20";
const POLL_INTERVAL_MS = 50;
const SUSPENDED_SECONDS_MAX = 5;
const REJECTIONS_MIN = 20;
const REJECTION_INTERVAL_MS = 1_000;
const WAIT_SECONDS_MAX = 60;
/** Workers whose facts change at midnight, and the seconds for all of them. */
const midnight: { readonly [S in Size]: { readonly workers: number; readonly secondsMax: number } } = {
  small: { workers: 500, secondsMax: 12 },
  large: { workers: 5_000, secondsMax: 120 },
};
/** Jobs after a change of facts start three seconds later. */
const QUEUE_DELAY_SECONDS = 3;

/** One worker of each team that the bench planned before. */
const PLANNED = `select distinct on (p.provider_id) p.worker_id, p.schedule_id from risk_schedule_person p
  join risk_schedule s on s.contractor_id = p.contractor_id and s.id = p.schedule_id and s.created_by_id is not null and s.suspended_from is null
  where s.starts_at > now() order by p.provider_id, p.schedule_id, p.worker_id limit 40`;
const REJECT =
  "update pendency set status = 'OPEN', approved_until = null, expiration_date = null where worker_id = $1 and status = 'DONE'";

/** Seconds from the rejection to the suspension of each schedule. */
const rejectDocuments = async (owner: pg.Client): Promise<readonly number[]> => {
  const { rows } = await owner.query<{ worker_id: string; schedule_id: string }>(PLANNED);
  await owner.query("select set_config('emdia.asks_at_the_end', 'off', false)");
  const begun = new Map<string, number>();
  const seconds: number[] = [];
  const collectSuspended = async () => {
    const suspended = await owner.query<{ id: string }>("select id from risk_schedule where id = any ($1) and suspended_from is not null", [
      [...begun.keys()],
    ]);
    for (const { id } of suspended.rows) {
      seconds.push((performance.now() - (begun.get(String(id)) ?? 0)) / 1_000);
      begun.delete(String(id));
    }
    await setTimeout(POLL_INTERVAL_MS);
  };
  for (const { worker_id, schedule_id } of rows) {
    await owner.query(REJECT, [worker_id]);
    begun.set(String(schedule_id), performance.now());
    const next = performance.now() + REJECTION_INTERVAL_MS;
    while (performance.now() < next) await collectSuspended();
  }
  const deadline = performance.now() + WAIT_SECONDS_MAX * 1_000;
  while (begun.size > 0) {
    if (performance.now() > deadline) throw new Error("a rejected document suspended no schedule");
    await collectSuspended();
  }
  return seconds;
};

/** Rejected documents until their schedules are suspended, and the jobs of midnight while another user reads the list. */
export const measureSuspensions = async (bench: ProductBench, owner: pg.Client, size: Size): Promise<Measured> => {
  const work = await forkWork(bench.database, new Date().toISOString(), { filesFolder: bench.task.filesFolder, jobs: "schedules" });
  await secondsUntilDone(owner, SCHEDULE_JOBS);
  const seconds = await rejectDocuments(owner);
  await secondsUntilDone(owner, SCHEDULE_JOBS);

  const { workers, secondsMax } = midnight[size];
  const list = await openList(bench, LIST_PATH);
  await list.quiet();
  const quiet = await list.quiet();
  await owner.query(
    `insert into stale_standing (provider_id, worker_id) select distinct p.provider_id, p.worker_id from risk_schedule_person p
     where p.contractor_id = ${LARGEST} and not p.is_cancelled and p.over_at > now() order by 1, 2 limit $1`,
    [workers],
  );
  const { done, p95 } = await list.during(secondsUntilDone(owner, SCHEDULE_JOBS));
  list.close();
  await work.stop();
  const p95Seconds = percentile(seconds, 0.95);
  const row = {
    rejections: seconds.length,
    "p95 seconds until suspended": p95Seconds,
    "workers at midnight": workers,
    "seconds at midnight": done,
  };
  return {
    tables: [{ title: "suspensions", rows: [{ ...row, "list p95 ms quiet": quiet, "list p95 ms meanwhile": p95 }] }],
    budgets: [
      atLeast("rejected documents", seconds.length, REJECTIONS_MIN),
      atMost("a rejected document suspends its schedule, p95 in seconds,", p95Seconds, SUSPENDED_SECONDS_MAX),
      atMost(`midnight with ${workers} workers takes seconds,`, done - QUEUE_DELAY_SECONDS, secondsMax),
      atMost("midnight: the list of another user takes, times its quiet p95,", p95 / quiet, 2),
    ],
  };
};
