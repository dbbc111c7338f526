import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ownDatabase } from "../../../test/database.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { listDeadJobs } from "./dead-jobs.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob, jobKind } from "./job.ts";

const database = ownDatabase();
const jobs = ownJobs(database);
const noteDown = jobKind("test.note-down", z.object({ note: z.string() }));
const askFor = (note: string) => jobs.ask((tx) => enqueue(tx, { job: noteDown, payload: { note } }));
const owner = (statement: string) => database.ownerPool().query(statement);

test("a job with an invalid payload is dead after one attempt", async () => {
  await owner(`select enqueue('test.note-down', '{"note": 5}')`);
  const { observe, next } = jobs.watch();
  const { stop } = await jobs.take({ jobs: [defineJob(noteDown, async () => undefined)], observe });
  expect(await next("dead")).toMatchObject({ job: "test.note-down" });
  await stop();
  expect(await listDeadJobs(database.ownerPool())).toMatchObject([
    { job: "test.note-down", attempts: 1, cause: "the payload of test.note-down is invalid: note" },
  ]);
  await owner("delete from graphile_worker._private_jobs");
});

test("a failed job is retried and not listed as dead", async () => {
  const attempts: string[] = [];
  const { observe, next } = jobs.watch();
  const job = defineJob(noteDown, async (_context, { note }) => {
    attempts.push(note);
    if (attempts.length === 1) throw new Error("the service was away");
  });
  await askFor("again");
  const first = await jobs.take({ jobs: [job], observe });
  await next("failed");
  await first.stop();
  expect(await listDeadJobs(database.ownerPool())).toEqual([]);

  await owner("update graphile_worker._private_jobs set run_at = now()");
  await jobs.take({ jobs: [job], observe });
  await next("done");
  expect(attempts).toEqual(["again", "again"]);
});

test("a job that fails on its last attempt is dead", async () => {
  await askFor("never");
  await owner("update graphile_worker._private_jobs set max_attempts = 1");
  const { observe, next } = jobs.watch();
  const failing = defineJob(noteDown, async () => {
    throw new Error("the service is gone");
  });
  const { stop } = await jobs.take({ jobs: [failing], observe });
  await next("dead");
  await stop();
  expect(await listDeadJobs(database.ownerPool())).toMatchObject([{ job: "test.note-down", attempts: 1, cause: "the service is gone" }]);
  await owner("delete from graphile_worker._private_jobs");
});

test("a job that fails after it was re-enqueued is not marked dead", async () => {
  const notes: string[] = [];
  const enqueueAgain = (note: string) => jobs.ask((tx) => enqueue(tx, { job: noteDown, payload: { note }, key: "one at a time" }));
  const job = defineJob(noteDown, async (_context, { note }) => {
    notes.push(note);
    if (note === "anew") return;
    await enqueueAgain("anew");
    throw new Error("the service was away");
  });
  await enqueueAgain("first");
  const { observe, next } = jobs.watch();
  const { stop } = await jobs.take({ jobs: [job], observe });
  await next("failed");
  await next("done");
  await stop();
  expect(notes).toEqual(["first", "anew"]);
  expect((await owner("select from graphile_worker.jobs")).rowCount).toBe(0);
});

test("stop waits for running jobs", async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const slow = defineJob(noteDown, async (_context, { note }) => {
    begun.resolve();
    await gate.promise;
    done.push(note);
  });
  const { stop } = await jobs.take({ jobs: [slow] });
  await askFor("slow");
  await begun.promise;
  const stopped = stop();
  gate.resolve();
  await stopped;
  expect(done).toEqual(["slow"]);
  expect((await owner("select from graphile_worker.jobs")).rowCount).toBe(0);
});

test("stop frees jobs after its timeout, and the next worker runs them", async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const endless = defineJob(noteDown, async () => {
    begun.resolve();
    await gate.promise;
  });
  const { stop } = await jobs.take({ jobs: [endless], stopWithinMs: 200 });
  await askFor("cut off");
  await begun.promise;
  await stop();

  const notes: string[] = [];
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [defineJob(noteDown, async (_context, { note }) => void notes.push(note))], observe });
  await next("done");
  gate.resolve();
  expect(notes).toEqual(["cut off"]);
});

test("startJobs rejects without a database", async () => {
  const nowhere = Object.assign(new URL(database.url("owner")), { port: "1" }).href;
  await expect(jobs.take({ jobs: [], ownerUrl: nowhere })).rejects.toThrow("ECONNREFUSED");
});

test("startJobs rejects two jobs with the same name", async () => {
  const job = defineJob(noteDown, async () => undefined);
  await expect(jobs.take({ jobs: [job, job] })).rejects.toThrow("two jobs are called test.note-down");
});
