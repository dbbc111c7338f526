// Deadlines of suppliers and reviewers, from the request to the decision.
import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { StatusChange } from "@emdia/contract/pendencies/record-routes.ts";
import { expect, test } from "vitest";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { answered, newPendency, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { jobHand, killedHand, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays, daysBetween, type IsoDay } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { addBusinessDays, noLocalHolidays } from "../../calendar/rules/index.ts";
import { refreshDeadlinesJobIn } from "./refresh-deadlines.ts";

const world = openWorld();
const owner = () => world.database.ownerPool();
const today = (): IsoDay => dayInSaoPaulo(world.clock.now());
const businessDays = (count: number, from = today()): IsoDay => addBusinessDays(from, count, noLocalHolidays);
/** Moves the clock. New accounts begin at its time; their passwords would be outdated otherwise. */
const goTo = async (day: IsoDay) => {
  world.clock.forward({ days: daysBetween(today(), day) });
  const now = `timestamptz '${world.clock.now().toISOString()}'`;
  await owner().query(`alter table account alter password_changed_at set default ${now}, alter created_at set default ${now}`);
};

/** A pendency in a project with review days, and users of both sides. */
const arranged = async (wanted: Parameters<typeof newPendency>[1] = {}) => {
  const pendency = await newPendency(world, wanted);
  const { pendencyId: id, contractorId, projectId, providerId } = pendency;
  await owner().query(
    `insert into project_plan (contractor_id, project_id, plan, analysis_days, re_analysis_days) values ($1, $2, 'SSMA', 5, 2)
     on conflict (contractor_id, project_id, plan) do update set analysis_days = 5, re_analysis_days = 2`,
    [contractorId, projectId],
  );
  const reviewer = () => newPerson(world, { companyId: contractorId, keys: "all" });
  const sender = () => newPerson(world, { companyId: providerId, keys: "all" });
  const read = async (who = reviewer) => (await (await who()).api("GET /pendencies/{id}")({ id })).answer;
  const list = async (query: Partial<PendencyListQuery>, who = reviewer) => (await (await who()).api("GET /pendencies")({ query })).answer;
  const move = async (body: StatusChange, who = reviewer) => {
    const { status, answer } = await (await who()).api("PUT /pendencies/{id}")({ id, body });
    expect(status).toBe(200);
    return answer;
  };
  /** Sends a new document. */
  const send = async () => {
    const supplier = await sender();
    await newDraft({ supplier, pendencyId: id }, { issueDate: addDays(today(), -1), expirationDate: addDays(today(), 900) });
    return move({ status: "IN_REVISION" }, sender);
  };
  return { ...pendency, id, sender, read, list, move, send };
};

test("a new document is due ten days after the request, for both sides", async () => {
  const { read, list, sender } = await arranged();
  expect(await read()).toMatchObject({ sendBy: addDays(today(), 10), reviewBy: null, queuePosition: null });
  expect(await read(sender)).toMatchObject({ sendBy: addDays(today(), 10) });
  expect((await list({})).results).toMatchObject([{ sendBy: addDays(today(), 10), reviewBy: null }]);
});

test("a contractor's question pauses the review until its answer", async () => {
  const { send, move, read, sender } = await arranged();
  expect(await send()).toMatchObject({ sendBy: null, reviewBy: businessDays(5), queuePosition: 1 });
  const dueDay = businessDays(5);
  await goTo(businessDays(2));
  expect(await move({ status: "SUPPORT", note: "É a via assinada?" })).toMatchObject({ reviewBy: null, reviewPausedDays: 3 });
  await goTo(addDays(today(), 30));
  expect(await read(sender)).toMatchObject({ reviewBy: null, reviewPausedDays: 3, queuePosition: null });
  const resumed = await move({ status: "IN_REVISION", note: "É." }, sender);
  expect(resumed).toMatchObject({ reviewBy: businessDays(3), reviewPausedDays: null });
  expect(resumed.reviewBy).not.toBe(dueDay);
});

test("a rejection leaves five business days and shortens the next review", async () => {
  const { send, move, id } = await arranged();
  await send();
  await goTo("2027-12-28");
  await answered(world, id, { answer: "INVALID" });
  const rejected = await move({ status: "OPEN", action: "reject", note: "Falta a assinatura." });
  expect(rejected).toMatchObject({ status: "OPEN", sendBy: "2028-01-04", reviewBy: null });
  await goTo("2028-02-25");
  expect(await send()).toMatchObject({ status: "IN_REVISION", sendBy: null, reviewBy: "2028-03-02" });
});

test("a monthly document has no deadline while it is inactive", async () => {
  const { id, contractorId, projectId, providerId } = await arranged({ plan: "STP", kind: "PROVIDER", frequency: "monthly" });
  const deadlines = async () => (await owner().query("select send_by, asked_again_on from pendency where id = $1", [id])).rows[0];
  const { rows } = await owner().query("select reference_month, send_by from pendency where id = $1", [id]);
  expect(rows).toMatchObject([{ send_by: expect.stringMatching(/^2026-0[12]/) }]);
  await owner().query("update project set state = 'inactive' where id = $1", [projectId]);
  await reconciled(world, { contractorId, projectId, providerId });
  expect(await deadlines()).toEqual({ send_by: null, asked_again_on: null });
  await owner().query("update project set state = 'active' where id = $1", [projectId]);
  await reconciled(world, { contractorId, projectId, providerId });
  expect(await deadlines()).toEqual({ send_by: businessDays(5), asked_again_on: today() });
});

test("a document asked before the first day is due the day before it", async () => {
  const { contractorId, projectId, providerId, workerId } = await arranged();
  const firstDay = addDays(today(), 20);
  await owner().query("delete from pendency_question q using pendency p where p.id = q.pendency_id and p.project_id = $1", [projectId]);
  await owner().query("delete from pendency where project_id = $1", [projectId]);
  await owner().query("update project_worker set hiring_date = $2 where worker_id = $1", [workerId, firstDay]);
  await reconciled(world, { contractorId, projectId, providerId });
  const deadlines = async () =>
    (await owner().query("select first_day, send_by, version from pendency where project_id = $1", [projectId])).rows;
  expect(await deadlines()).toEqual([{ first_day: firstDay, send_by: addDays(firstDay, -1), version: 1 }]);
  const moved = addDays(firstDay, 7);
  await owner().query("update project_worker set hiring_date = $2 where worker_id = $1", [workerId, moved]);
  await reconcileAll(world);
  expect(await deadlines()).toEqual([{ first_day: moved, send_by: addDays(moved, -1), version: 1 }]);
  await owner().query("update project_worker set hiring_date = $2 where worker_id = $1", [workerId, addDays(today(), -1)]);
  await reconcileAll(world);
  expect(await deadlines()).toEqual([{ first_day: null, send_by: addDays(today(), 10), version: 1 }]);
});

test("a link moved beyond the month ahead pauses its documents, and returns them with its day", async () => {
  const { contractorId, projectId, providerId, workerId } = await arranged();
  const start = (day: IsoDay) => owner().query("update project_worker set hiring_date = $2 where worker_id = $1", [workerId, day]);
  const deadlines = async () =>
    (await owner().query("select active, first_day, send_by from pendency where project_id = $1", [projectId])).rows;
  await start(addDays(today(), 200));
  await reconciled(world, { contractorId, projectId, providerId });
  expect(await deadlines()).toMatchObject([{ active: false, send_by: null }]);
  const firstDay = addDays(today(), 25);
  await start(firstDay);
  await reconciled(world, { contractorId, projectId, providerId });
  expect(await deadlines()).toEqual([{ active: true, first_day: firstDay, send_by: addDays(firstDay, -1) }]);
});

test("the supplier sees its position in the queue of the project", async () => {
  const { send, id, read, sender } = await arranged();
  const { providerId: other } = await arranged();
  await send();
  await owner().query(
    `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version,
       status, revision_date)
     select contractor_id, project_id, $2, null, requirement_id, n, plan, kind, type_owner_id, type_id, type_version, s, revision_date - 1
     from pendency cross join unnest('{IN_REVISION,PRE_ANALYSIS,PRE_REJECTED,OPEN}'::text[]) with ordinality s (s, n) where id = $1`,
    [id, other],
  );
  expect(await read(sender)).toMatchObject({ queuePosition: 3 });
  expect(await read()).toMatchObject({ queuePosition: null });
});

test("the list filters overdue reviews and deadlines within some days", async () => {
  const { send, list, sender } = await arranged();
  const total = async (...asked: Parameters<typeof list>) => (await list(...asked)).meta.totalResults;
  expect(await total({ sendByStart: today(), sendByEnd: addDays(today(), 9) }, sender)).toBe(0);
  expect(await total({ sendByStart: today(), sendByEnd: addDays(today(), 10) }, sender)).toBe(1);
  await send();
  expect(await total({ reviewOverdue: true })).toBe(0);
  await goTo(addDays(businessDays(5), 1));
  expect(await total({ reviewOverdue: true })).toBe(1);
  expect(await total({ reviewOverdue: true, sendByEnd: "2099-01-01" })).toBe(0);
});

/** Deadlines of a contractor before the migration, and a run of the job until its end. */
const refreshed = async (contractorId: number) => {
  const job = refreshDeadlinesJobIn(2);
  const name = "pendencies.refresh-deadlines";
  const waiting = async () => {
    const { rows } = await owner().query<{ payload: { contractorId: number } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and j.key = $2`,
      [name, `${name} ${contractorId}`],
    );
    return rows[0]?.payload;
  };
  await owner().query("select enqueue_deadline_refreshes()");
  let runs = 0;
  for (let payload = await waiting(); payload; payload = await waiting()) {
    await job.run(killedHand(world), payload).catch(() => undefined);
    await owner().query("select graphile_worker.remove_job($1)", [`${name} ${contractorId}`]);
    await job.run(jobHand(world), payload);
    runs += 1;
  }
  return runs;
};

test("the nightly job computes deadlines in batches after a new holiday", async () => {
  const { contractorId, id, send } = await arranged();
  await send();
  await owner().query(
    `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version, created_at)
     select contractor_id, project_id, provider_id, worker_id, requirement_id, n, plan, kind, type_owner_id, type_id, type_version, $2
     from pendency cross join generate_series(1, 4) n where id = $1`,
    [id, world.clock.now()],
  );
  await owner().query("update pendency set review_from = null, review_days = null, review_by = null where id = $1", [id]);
  const deadlines = async () =>
    (await owner().query("select send_by, review_by, version from pendency where contractor_id = $1 order by id", [contractorId])).rows;
  expect(await refreshed(contractorId)).toBe(3);
  const [reviewed, ...open] = await deadlines();
  expect(reviewed).toMatchObject({ send_by: null, review_by: businessDays(5) });
  expect(open).toHaveLength(4);
  expect(new Set(open.map(({ send_by }) => send_by))).toEqual(new Set([addDays(today(), 10)]));
  expect(await refreshed(contractorId)).toBe(0);

  await owner().query("update company set state = 'AC', city = 'Cruzeiro do Sul' where id = $1", [contractorId]);
  await owner().query(
    "insert into holiday (scope, state, city, day, every_year, name) values ('city', 'AC', 'CRUZEIRO DO SUL', $1, false, 'Feriado novo')",
    [businessDays(1)],
  );
  expect(await refreshed(contractorId)).toBe(3);
  expect((await deadlines())[0]).toEqual({ ...reviewed, review_by: businessDays(6) });
  const { rows } = await owner().query("select from history where about_kind = 'pendency' and about_id = $1 and action like '%deadline%'", [
    id,
  ]);
  expect(rows).toEqual([]);
});
