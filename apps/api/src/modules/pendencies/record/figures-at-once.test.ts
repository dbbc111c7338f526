import { pino } from "pino";
import { expect, test } from "vitest";
import { ownJobs } from "../../../../test/jobs.ts";
import { demand, newPendency, reconciled } from "../../../../test/new-pendency.ts";
import { newWorkerRow } from "../../../../test/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";

const world = openWorld();
const jobs = ownJobs(world.database);

/** Somebody of whom two documents are asked, and what is told of them in all, by the contractor and in the project. */
const someone = async () => {
  const asked = await newPendency(world);
  const workerId = await newWorkerRow(world, { providerId: asked.providerId, links: [asked] });
  await demand(world, asked);
  await reconciled(world, asked);
  const owner = world.database.ownerPool();
  const { rows } = await owner.query<{ id: number }>("select id from pendency where worker_id = $1 order by id", [workerId]);
  const told = async () => {
    const figures = await owner.query<{ total: number; status: string; has: boolean }>(
      `select pendency_total as total, status_ssma as status, has_pendencies as has from project_worker where worker_id = $1
       union all select pendency_total, status_ssma, has_pendencies from contractor_worker where worker_id = $1
       union all select pendency_total, status_ssma, has_pendencies from worker where id = $1`,
      [workerId],
    );
    return figures.rows;
  };
  return { workerId, ids: rows.map(({ id }) => id), told, owner };
};
const done = "update pendency set status = 'DONE' where id = $1";
const isOver = Array.from({ length: 3 }, () => ({ total: 0, status: "DONE", has: false }));

test("two who approve documents of the same person at once leave nothing open of them, whoever is done first", async () => {
  const { ids, told, owner } = await someone();
  expect([ids.length, await told()]).toEqual([2, Array.from({ length: 3 }, () => ({ total: 2, status: "OPEN", has: true }))]);
  const [one, other] = [await owner.connect(), await owner.connect()];
  await one.query("begin");
  await one.query(done, [ids[0]]);
  const second = other.query(done, [ids[1]]);
  const { rows: pid } = await one.query<{ pid: number }>("select pg_backend_pid() as pid");
  const waits = async () =>
    (await owner.query("select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))", [pid[0]?.pid])).rowCount ?? 0;
  await expect.poll(waits).toBe(1);
  await one.query("commit");
  await second;
  one.release();
  other.release();
  expect(await told()).toEqual(isOver);
});

test("what is told of a person is compared with their documents at night, and put right and told where it differs", async () => {
  const { workerId, ids, told, owner } = await someone();
  for (const id of ids) await owner.query(done, [id]);
  for (const table of ["project_worker", "contractor_worker"])
    await owner.query(`update ${table} set pendency_total = 7, has_pendencies = true, status_ssma = 'EXPIRED' where worker_id = $1`, [
      workerId,
    ]);
  await owner.query("update worker set pendency_total = 7, has_pendencies = true, status_ssma = null where id = $1", [workerId]);
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const sweep = sweeps.find(({ name }) => name === "platform.mend-worker-figures");
  for (let night = 0; night < 2; night += 1) await sweep?.run(sweepContext(jobs.sweepPool(), { clock: world.clock, log }));
  expect(await told()).toEqual(isOver);
  expect(lines.map((line) => JSON.parse(line).figures)).toEqual([3]);
});
