import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ownDatabase } from "../../../test/database.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { enqueue } from "./enqueue.ts";
import { beat, freeSilentWorkers } from "./heartbeat.ts";
import { defineJob, jobKind } from "./job.ts";

const database = ownDatabase();
const jobs = ownJobs(database);
const noteDown = jobKind("test.note-down", z.object({ note: z.string() }));
const owner = (statement: string, values: unknown[] = []) => database.ownerPool().query(statement, values);

/** Locks a job for two minutes, as a killed worker leaves it, with or without a heartbeat. */
const askAndLock = async (workerId: string) => {
  await jobs.ask((tx) => enqueue(tx, { job: noteDown, payload: { note: `taken by ${workerId}` }, key: workerId }));
  await owner("update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '2 minutes' where key = $1", [
    workerId,
  ]);
};
const fallSilent = (workerId: string) =>
  owner("insert into job_worker (worker_id, beat_at) values ($1, now() - interval '61 seconds')", [workerId]);

test("the next worker runs the jobs of a killed worker", async () => {
  await askAndLock("killed");
  await fallSilent("killed");
  await askAndLock("killed-at-birth");
  const notes: string[] = [];
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [defineJob(noteDown, async (_context, { note }) => void notes.push(note))], observe });
  await next("done");
  await next("done");
  expect(notes.toSorted()).toEqual(["taken by killed", "taken by killed-at-birth"]);
});

test("freeSilentWorkers keeps the jobs of a worker with a recent heartbeat", async () => {
  await askAndLock("alive");
  await beat(database.ownerPool(), "alive");
  await askAndLock("silent");
  await fallSilent("silent");
  expect(await freeSilentWorkers(database.ownerPool())).toEqual(["silent"]);
  expect(await freeSilentWorkers(database.ownerPool())).toEqual([]);
  const { rows } = await owner("select key, locked_by from graphile_worker.jobs order by key");
  expect(rows).toEqual([
    { key: "alive", locked_by: "alive" },
    { key: "silent", locked_by: null },
  ]);
  await owner("delete from graphile_worker._private_jobs");
});

test("a worker has a heartbeat from its start until it stops", async () => {
  await owner("delete from job_worker");
  const { stop } = await jobs.take({ jobs: [] });
  expect((await owner("select from job_worker where beat_at > now() - interval '10 seconds'")).rowCount).toBe(1);
  await stop();
  expect((await owner("select from job_worker")).rowCount).toBe(0);
});
