import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ownDatabase } from "../../../test/database.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { enqueue, enqueueMany } from "./enqueue.ts";
import { defineJob, jobKind } from "./job.ts";

const database = ownDatabase();
const jobs = ownJobs(database);
const testJob = jobKind("test.note-down", z.object({ note: z.string() }));

const waiting = async (): Promise<unknown[]> => {
  const { rows } = await database.ownerPool().query("select key, run_at > now() as later from graphile_worker.jobs order by id");
  return rows;
};

test("a job runs once if its transaction commits, never after a rollback", async () => {
  const rolledBack = jobs.ask(async (tx) => {
    await enqueue(tx, { job: testJob, payload: { note: "rolled back" } });
    throw new Error("the request failed");
  });
  await expect(rolledBack).rejects.toThrow("the request failed");
  await jobs.ask((tx) => enqueue(tx, { job: testJob, payload: { note: "committed" } }));

  const notes: string[] = [];
  const { observe, next } = jobs.watch();
  const job = defineJob(testJob, async (_context, { note }) => void notes.push(note));
  const { stop } = await jobs.take({ jobs: [job], observe });
  await next("done");
  await stop();
  expect(notes).toEqual(["committed"]);
  expect(await waiting()).toEqual([]);
});

test("two processes share the queue and run each job once", async () => {
  const requests = Array.from({ length: 40 }, (_, number) => ({ payload: { note: `note ${number}` } }));
  const notes: string[] = [];
  const all = Promise.withResolvers<void>();
  const job = defineJob(testJob, async (_context, { note }) => {
    notes.push(note);
    if (notes.length === requests.length) all.resolve();
  });
  const processes = [await jobs.take({ jobs: [job] }), await jobs.take({ jobs: [job] })];
  await jobs.ask((tx) => enqueueMany(tx, testJob, requests));
  await all.promise;
  await Promise.all(processes.map(({ stop }) => stop()));
  expect(notes.toSorted()).toEqual(requests.map(({ payload }) => payload.note).toSorted());
  expect(await waiting()).toEqual([]);
});

test("enqueue keeps a job added while a worker fetches its key", async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await jobs.ask((tx) => enqueue(tx, { job: testJob, payload: { note: "fetched" }, key: "one", runAt: tomorrow }));
  const fetching = await database.ownerPool().connect();
  await fetching.query("begin");
  const { rows } = await fetching.query<{ pid: number }>(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another' where key = 'one' returning pg_backend_pid() as pid",
  );
  const asking = jobs.ask((tx) => enqueue(tx, { job: testJob, payload: { note: "meanwhile" }, key: "one", runAt: tomorrow }));
  const waits = async () =>
    (await database.ownerPool().query("select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))", [rows[0]?.pid])).rowCount;
  await expect.poll(waits).toBe(1);
  await fetching.query("commit");
  fetching.release();
  await asking;
  const { rows: left } = await database
    .ownerPool()
    .query("select key, payload ->> 'note' as note, locked_at is null as waits from graphile_worker._private_jobs order by id");
  expect(left).toEqual([
    { key: null, note: "fetched", waits: false },
    { key: "one", note: "meanwhile", waits: true },
  ]);
  await database.ownerPool().query("delete from graphile_worker._private_jobs");
});

test("enqueue with the same key replaces the queued job", async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await jobs.ask((tx) => enqueue(tx, { job: testJob, payload: { note: "first" }, key: "one", runAt: tomorrow }));
  await jobs.ask((tx) => enqueueMany(tx, testJob, [{ payload: { note: "second" }, key: "one", runAt: tomorrow }]));
  expect(await waiting()).toEqual([{ key: "one", later: true }]);

  await jobs.ask((tx) => enqueue(tx, { job: testJob, payload: { note: "now" }, key: "one" }));
  const notes: string[] = [];
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [defineJob(testJob, async (_context, { note }) => void notes.push(note))], observe });
  await next("done");
  expect(notes).toEqual(["now"]);
});

test("enqueueMany queues thousands of jobs in one statement", async () => {
  const requests = Array.from({ length: 2_000 }, (_, number) => ({ payload: { note: `note ${number}` }, runAt: new Date("2099-01-01") }));
  await jobs.ask((tx) => enqueueMany(tx, testJob, requests));
  expect(await waiting()).toHaveLength(2_000);
});
