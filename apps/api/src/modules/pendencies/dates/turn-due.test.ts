import { expect, test } from "vitest";
import { newPendency, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { jobHand, killedHand } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { jobOpening } from "../../../platform/access/openings.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { inTransaction, openTransaction } from "../../../platform/database/transaction.ts";
import { dateTransitionJob } from "../index.ts";
import { watchedAmong } from "../store/due.ts";
import { turnByDate } from "./turn-by-date.ts";

const world = openWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);

/** A DONE pendency with an expiry date, near expiry ten days before. */
const doneUntil = async (lastDay: string) => {
  const asked = await newPendency(world);
  const owner = world.database.ownerPool();
  await owner.query("update pendency set status = 'DONE', expiration_date = $2::date, next_due_on = $2::date - 10 where id = $1", [
    asked.pendencyId,
    lastDay,
  ]);
  const status = async () => (await owner.query("select status, version from pendency where id = $1", [asked.pendencyId])).rows[0];
  const turn = () => dateTransitionJob.run(jobHand(world), { contractorId: asked.contractorId });
  return { ...asked, status, turn };
};

test("a document nears expiry ten days before and expires the day after [CD-159]", async () => {
  const { status, turn } = await doneUntil(day(11));
  await turn();
  expect(await status()).toMatchObject({ status: "DONE" });
  world.clock.forward({ days: 1 });
  await turn();
  expect(await status()).toMatchObject({ status: "NEXT_DUE_DATE" });
  world.clock.forward({ days: 10 });
  await turn();
  expect(await status()).toMatchObject({ status: "NEXT_DUE_DATE" });
  world.clock.forward({ days: 1 });
  await turn();
  expect(await status()).toMatchObject({ status: "EXPIRED" });
});

test("the date job catches up after downtime, survives crashes and is idempotent", async () => {
  const { status, turn, contractorId, pendencyId } = await doneUntil(day(3));
  world.clock.forward({ days: 30 });
  await dateTransitionJob.run(killedHand(world), { contractorId }).catch(() => undefined);
  expect(await status()).toEqual({ status: "DONE", version: 1 });
  await turn();
  await turn();
  expect(await status()).toEqual({ status: "EXPIRED", version: 2 });
  const { api } = await newPerson(world, { companyId: contractorId, keys: "all" });
  const { answer } = await api("GET /pendencies/{id}/history")({ id: pendencyId });
  expect(answer.results).toMatchObject([{ action: "pendency.expire", accountId: null, oldValue: "DONE", newValue: "EXPIRED" }]);
});

/** When the contractor's job is enqueued again: at once, after a number of seconds, or null. */
const nextRun = async (contractorId: number): Promise<"at once" | number | null> => {
  const key = `pendencies.turn-due ${contractorId}`;
  const owner = world.database.ownerPool();
  const { rows } = await owner.query<{ runAt: Date; isNow: boolean }>(
    `select run_at as "runAt", run_at <= now() as "isNow" from graphile_worker._private_jobs where key = $1`,
    [key],
  );
  await owner.query("select graphile_worker.remove_job($1)", [key]);
  const [job] = rows;
  if (!job) return null;
  return job.isNow ? "at once" : Math.round((job.runAt.getTime() - world.clock.now().getTime()) / 1_000);
};
/** Locks a row while the work runs. */
const whileLocked = async (pendencyId: number, work: () => Promise<void>): Promise<void> => {
  const holder = await world.database.ownerPool().connect();
  await holder.query("begin");
  await holder.query("select from pendency where id = $1 for update", [pendencyId]);
  await work().finally(async () => {
    await holder.query("rollback");
    holder.release();
  });
};

test("a locked pendency is retried after a minute [CD-159]", async () => {
  const { status, turn, contractorId, pendencyId } = await doneUntil(day(-1));
  await whileLocked(pendencyId, async () => {
    await turn();
    expect(await status()).toMatchObject({ status: "DONE" });
    expect(await nextRun(contractorId)).toBe(60);
  });
  await turn();
  expect(await status()).toMatchObject({ status: "EXPIRED" });
  expect(await nextRun(contractorId)).toBeNull();
});

/** Adds more rows than one statement updates; every other row expires five days later. */
const withBacklog = async (pendencyId: number): Promise<void> => {
  const owner = world.database.ownerPool();
  await owner.query(
    `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id,
       type_version, status, expiration_date, next_due_on)
     select contractor_id, project_id, provider_id, worker_id, requirement_id, n, plan, kind, type_owner_id, type_id, type_version, status,
       case when n % 2 = 0 then expiration_date else expiration_date + 5 end, next_due_on
     from pendency cross join generate_series(1, 1001) n where id = $1`,
    [pendencyId],
  );
  await owner.query("analyze pendency");
};

test("the date job works through a backlog in batches despite a lock", async () => {
  const { turn, contractorId, pendencyId } = await doneUntil(day(-1));
  await withBacklog(pendencyId);
  const owner = world.database.ownerPool();
  const left = async () => {
    const { rows } = await owner.query<{ left: number }>(
      `select count(*)::integer as left from pendency where contractor_id = $1 and status = 'DONE'`,
      [contractorId],
    );
    return rows[0]?.left;
  };
  await whileLocked(pendencyId, async () => {
    await turn();
    expect([await left(), await nextRun(contractorId)]).toEqual([2, "at once"]);
    await turn();
    expect([await left(), await nextRun(contractorId)]).toEqual([1, 60]);
  });
  await turn();
  expect([await left(), await nextRun(contractorId)]).toEqual([0, null]);
});

test("a pendency reactivated after its date becomes expired with both history lines [CD-159]", async () => {
  const asked = await doneUntil(day(3));
  const { contractorId, projectId, pendencyId, status } = asked;
  const owner = world.database.ownerPool();
  const turnTo = (state: string) => owner.query("update project set state = $2 where id = $1", [projectId, state]);
  await turnTo("inactive");
  await reconciled(world, asked);
  world.clock.forward({ days: 4 });
  await asked.turn();
  expect(await status()).toMatchObject({ status: "DONE" });
  await turnTo("active");
  await reconciled(world, asked);
  expect(await status()).toMatchObject({ status: "EXPIRED" });
  const { api } = await newPerson(world, { companyId: contractorId, keys: "all" });
  const { answer } = await api("GET /pendencies/{id}/history")({ id: pendencyId });
  expect(answer.results.map(({ action }) => action).toSorted()).toEqual([
    "pendency.come_back",
    "pendency.expire",
    "pendency.rest_for_a_time",
  ]);
});

test("many pendencies reactivated after their date are updated in batches", async () => {
  const { contractorId, pendencyId } = await doneUntil(day(-1));
  await withBacklog(pendencyId);
  const owner = world.database.ownerPool();
  const { rows: back } = await owner.query<{ id: number }>("select id from pendency where contractor_id = $1 order by id", [contractorId]);
  await inTransaction(openTransaction(world.database.appPool(), jobOpening(contractorId)), async (tx) => {
    const ids = back.map(({ id }) => id);
    await turnByDate(tx, { contractorId, due: await watchedAmong(tx, contractorId, ids), now: world.clock.now() });
  });
  // Rows of one statement share the same cmin within their transaction.
  const { rows } = await owner.query<{ turned: number }>(
    "select count(*)::integer as turned from pendency where contractor_id = $1 and status <> 'DONE' group by cmin::text order by turned",
    [contractorId],
  );
  expect(rows.map(({ turned }) => turned)).toEqual([2, 1_000]);
});

test("answering a question after the expiry date leaves the pendency expired [CD-159]", async () => {
  const { contractorId, pendencyId: id } = await doneUntil(day(3));
  const newReviewer = async () => (await newPerson(world, { companyId: contractorId, keys: "all" })).api;
  await (await newReviewer())("PUT /pendencies/{id}")({ id, body: { status: "SUPPORT", note: "É a via assinada?" } });
  world.clock.forward({ days: 4 });
  const api = await newReviewer();
  const back = { status: "DONE", action: "answer" } as const;
  const { answer: told } = await api("GET /pendencies/{id}/document-review-analysis")({ id, query: back });
  expect(told).toMatchObject({ nextStatus: "EXPIRED", obstacle: null });
  expect((await api("PUT /pendencies/{id}")({ id, body: { ...back, note: "É." } })).answer).toMatchObject({ status: "EXPIRED" });
});
