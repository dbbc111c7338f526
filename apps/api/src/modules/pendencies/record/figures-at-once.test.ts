// Worker figures under concurrent changes.
import type { PoolClient } from "pg";
import { pino } from "pino";
import { expect, test } from "vitest";
import { demand, newPendency, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";

const world = openWorld();
const jobs = ownJobs(world.database);

const owner = () => world.database.ownerPool();

/** A project that demands two documents of each worker. */
const place = async () => {
  const asked = await newPendency(world);
  await demand(world, asked);
  return asked;
};
/** A worker of the project, and their figures in total, per contractor and per project. */
const someoneIn = async (project: Awaited<ReturnType<typeof place>>) => {
  const workerId = await newWorkerRow(world, { providerId: project.providerId, links: [project] });
  await reconciled(world, project);
  const { rows } = await owner().query<{ id: number }>("select id from pendency where worker_id = $1 order by id", [workerId]);
  const told = async () => {
    const figures = await owner().query<{ total: number; status: string | null; has: boolean }>(
      `select pendency_total as total, status_ssma as status, has_pendencies as has from project_worker where worker_id = $1
       union all select pendency_total, status_ssma, has_pendencies from contractor_worker where worker_id = $1
       union all select pendency_total, status_ssma, has_pendencies from worker where id = $1`,
      [workerId],
    );
    return figures.rows;
  };
  return { workerId, ids: rows.map(({ id }) => id), told };
};
const everywhere = (total: number, status: string | null) => Array.from({ length: 3 }, () => ({ total, status, has: total > 0 }));
/** Number of connections that wait for this connection. */
const waitsFor = async (client: PoolClient): Promise<() => Promise<number>> => {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return async () => {
    const waiting = await owner().query("select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))", [rows[0]?.pid]);
    return waiting.rowCount ?? 0;
  };
};
const done = "update pendency set status = 'DONE' where id = $1";

test("concurrent approvals for one worker leave no pendency open in the figures", async () => {
  const { ids, told } = await someoneIn(await place());
  expect([ids.length, await told()]).toEqual([2, everywhere(2, "OPEN")]);
  const [one, other] = [await owner().connect(), await owner().connect()];
  await one.query("begin");
  await one.query(done, [ids[0]]);
  const second = other.query(done, [ids[1]]);
  await expect.poll(await waitsFor(one)).toBe(1);
  await one.query("commit");
  await second;
  one.release();
  other.release();
  expect(await told()).toEqual(everywhere(0, "DONE"));
});

test("one statement that swaps active pendencies updates both workers' figures", async () => {
  const project = await place();
  const [one, other] = [await someoneIn(project), await someoneIn(project)];
  const rest = "update pendency set rest_for = $2, rest_reason = $3 where id = any ($1)";
  await owner().query(rest, [one.ids, "a_time", "project_inactive"]);
  expect([await one.told(), await other.told()]).toEqual([everywhere(0, null), everywhere(2, "OPEN")]);
  await owner().query(
    `update pendency set rest_for = case when rest_for is null then 'a_time' end, rest_reason = case when rest_for is null then 'project_inactive' end
     where id = any ($1)`,
    [[...one.ids, ...other.ids]],
  );
  expect([await one.told(), await other.told()]).toEqual([everywhere(2, "OPEN"), everywhere(0, null)]);
});

test("a status change updates the figures of its own contractor only", async () => {
  const [asking, other] = [await place(), await place()];
  const { workerId, ids } = await someoneIn(asking);
  await owner().query(
    "insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date) values ($1, $2, $3, $4, '2026-01-01')",
    [other.contractorId, other.projectId, asking.providerId, workerId],
  );
  const totals = async () => {
    const { rows } = await owner().query<{ of: number; total: number }>(
      "select contractor_id as of, pendency_total as total from contractor_worker where worker_id = $1",
      [workerId],
    );
    return [asking, other].map(({ contractorId }) => rows.find(({ of }) => of === contractorId)?.total);
  };
  await owner().query("update contractor_worker set pendency_total = 7 where worker_id = $1", [workerId]);
  await owner().query(done, [ids[0]]);
  expect(await totals()).toEqual([1, 7]);
  await owner().query("select mend_worker_figures($1, 1)", [workerId - 1]);
  expect(await totals()).toEqual([1, 0]);
});

test("a single change does not deadlock with a bulk request", async () => {
  const project = await place();
  const { ids } = await someoneIn(project);
  await owner().query("update pendency_question set status = 'NOT_APPLICABLE' where contractor_id = $1", [project.contractorId]);
  const { api } = await newPerson(world, { companyId: project.contractorId, keys: "all" });
  const single = await owner().connect();
  await single.query("begin");
  // The lock timeout fails before deadlock detection would abort a transaction and hide the deadlock by a retry of the bulk request.
  await single.query("set local lock_timeout = '100ms'");
  await single.query("select from pendency where id = $1 for update", [ids[1]]);
  const many = api("POST /pendencies/bulk")({ body: { ids, status: "NOT_APPLICABLE" } });
  await expect.poll(await waitsFor(single)).toBe(1);
  await single.query("update pendency set status = 'NOT_APPLICABLE' where id = $1", [ids[1]]);
  await single.query("update pendency set status = 'OPEN' where id = $1", [ids[1]]);
  await single.query("commit");
  single.release();
  expect((await many).answer.results).toMatchObject([{ done: true }, { done: true }]);
});

test("the nightly sweep corrects wrong worker figures and logs them", async () => {
  const { workerId, ids, told } = await someoneIn(await place());
  for (const id of ids) await owner().query(done, [id]);
  const wrong = "pendency_total = 7, has_pendencies = true, status_ssma = 'EXPIRED'";
  for (const [table, key] of Object.entries({ project_worker: "worker_id", contractor_worker: "worker_id", worker: "id" }))
    await owner().query(`update ${table} set ${wrong} where ${key} = $1`, [workerId]);
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const sweep = sweeps.find(({ name }) => name === "platform.mend-worker-figures");
  for (let night = 0; night < 2; night += 1) await sweep?.run(sweepContext(jobs.sweepPool(), { clock: world.clock, log }));
  expect(await told()).toEqual(everywhere(0, "DONE"));
  expect(lines.map((line) => JSON.parse(line).figures)).toEqual([3]);
});
