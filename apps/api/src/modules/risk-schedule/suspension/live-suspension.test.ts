import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import {
  ELECTRICAL,
  HEIGHT,
  NR33_CERTIFICATE,
  NR35_CERTIFICATE,
  newRiskPlan,
  type RiskPlan,
  requireDocument,
  riskKeys,
} from "../../../../test/fixtures/new-risk-schedule.ts";
import { settleAllSchedules, waitingSchedules } from "../../../../test/schedule-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const query = async (sql: string, values: readonly unknown[]) => {
  await world.database.ownerPool().query(sql, [...values]);
};
const settle = () => settleAllSchedules(world);
const read = async ({ admin }: RiskPlan, id: number) => (await admin.api("GET /risk-schedule/{id}")({ id })).answer;
const lines = async ({ admin }: RiskPlan, id: number) =>
  (await admin.api("GET /risk-schedule/{id}/history")({ id })).answer.results.map(({ action, field, subject }) => [
    action,
    field,
    subject.name,
  ]);

/** Today in the calendar of the company. */
const TODAY = "(now() at time zone 'America/Sao_Paulo')::date";
const reject = (workerId: number) =>
  query("update pendency set status = 'OPEN', approved_until = null, expiration_date = null where worker_id = $1 and type_id = $2", [
    workerId,
    NR35_CERTIFICATE,
  ]);
const approve = (workerId: number) =>
  query("update pendency set status = 'DONE', approved_until = $2, expiration_date = $2 where worker_id = $1", [workerId, dayFromNow(900)]);
/** The schedule began an hour ago. */
const begin = (id: number) =>
  query(
    "update risk_schedule set starts_at = date_trunc('minute', now() at time zone 'America/Sao_Paulo') - interval '1 hour' where id = $1",
    [id],
  );

describe("a changed fact", () => {
  test("suspends a schedule ahead, and its cure before the start restores it", async () => {
    const plan = await newRiskPlan(world);
    const worker = await plan.newWorker({ name: "Edson Lima" });
    const { id } = (await plan.create([worker])).answer;
    await settle();
    expect(await lines(plan, id)).toEqual([["risk_schedule.created", null, "Trabalho em altura"]]);
    await reject(worker);
    await settle();
    expect(await read(plan, id)).toMatchObject({ status: "suspended", employees: [{ competence: { mayWork: false } }] });
    expect((await lines(plan, id))[0]).toEqual(["risk_schedule.suspended", "training", "Edson Lima"]);
    await approve(worker);
    await settle();
    expect(await read(plan, id)).toMatchObject({ status: "scheduled", suspendedFrom: null, suspensions: [], can: { revalidate: false } });
    expect((await lines(plan, id))[0]).toEqual(["risk_schedule.suspension_ended", "training", "Edson Lima"]);
  });

  test("after the start keeps it suspended until a user revalidates it", async () => {
    const plan = await newRiskPlan(world);
    const worker = await plan.newWorker();
    const { id } = (await plan.create([worker])).answer;
    await begin(id);
    await reject(worker);
    await settle();
    const revalidate = () => plan.supplier.api("PATCH /risk-schedule/{id}/revalidate")({ id });
    expect((await revalidate()).refused.code).toBe("risk_schedule.still_suspended");
    await approve(worker);
    await settle();
    expect(await read(plan, id)).toMatchObject({
      status: "suspended",
      employees: [{ competence: { mayWork: true } }],
      suspensions: [{ cause: "revalidation" }],
      can: { revalidate: true },
    });
    await settle();
    expect((await revalidate()).answer).toMatchObject({ status: "in_progress", suspensions: [], can: { revalidate: false } });
    expect((await lines(plan, id)).map(([action, field]) => [action, field])).toEqual([
      ["risk_schedule.revalidated", null],
      ["risk_schedule.suspended", "revalidation"],
      ["risk_schedule.suspension_ended", "training"],
      ["risk_schedule.suspended", "training"],
      ["risk_schedule.created", null],
    ]);
  });

  test("is also cured by removing the worker; the new team needs a revalidation", async () => {
    const plan = await newRiskPlan(world);
    const [worker, other] = [await plan.newWorker(), await plan.newWorker()];
    const { id } = (await plan.create([worker, other])).answer;
    await query("update risk_schedule set created_at = now() - interval '2 days' where id = $1", [id]);
    await begin(id);
    await reject(worker);
    await settle();
    const { start, end } = await read(plan, id);
    const { projectId: _, providerId: __, ...fields } = plan.aSchedule([other], { start, end });
    const { answer } = await plan.admin.api("PUT /risk-schedule/{id}")({ id, body: { ...fields, version: 1 } });
    expect(answer).toMatchObject({ status: "suspended", suspensions: [{ cause: "revalidation" }], can: { revalidate: true } });
    expect((await plan.admin.api("PATCH /risk-schedule/{id}/revalidate")({ id })).answer).toMatchObject({ status: "in_progress" });
  });

  test.each([
    ["activity", "activity_not_declared", "delete from worker_activity_type where worker_id = $1"],
    [
      "activity of an activity type",
      "activity_not_declared",
      "delete from activity_type_risk r using worker_activity_type w where w.worker_id = $1 and r.activity_type_id = w.activity_type_id",
    ],
    ["link", "not_linked", `update project_worker set end_date = ${TODAY} - 1, asked_until = ${TODAY} - 1 where worker_id = $1`],
    [
      "leave",
      "unavailable",
      `insert into movement (provider_id, worker_id, kind, status, start_date) select provider_id, id, 'leave', 'away', ${TODAY} from worker where id = $1`,
    ],
  ])("about the %s suspends the schedule, and its history hides reasons of the worker", async (_fact, field, change) => {
    const plan = await newRiskPlan(world);
    const worker = await plan.newWorker({ name: "Edson Lima" });
    const { id } = (await plan.create([worker])).answer;
    await query(change, [worker]);
    await settle();
    expect(await read(plan, id)).toMatchObject({ status: "suspended" });
    expect((await lines(plan, id))[0]).toEqual(["risk_schedule.suspended", field, "Edson Lima"]);
  });

  test("about the project suspends for a lost activity, and cancels for a removed project", async () => {
    const plan = await newRiskPlan(world);
    const worker = await plan.newWorker();
    const { id } = (await plan.create([worker])).answer;
    const { id: other } = (await plan.create([worker], { riskActivityIds: [ELECTRICAL] })).answer;
    await query("delete from project_risk_activity where project_id = $1 and activity_id = $2", [plan.projectId, HEIGHT]);
    await settle();
    expect(await read(plan, id)).toMatchObject({
      status: "suspended",
      suspensions: [{ cause: "activity_removed", note: "Trabalho em altura" }],
    });
    expect((await read(plan, other)).suspensions).toEqual([]);
    await query("update project set state = 'removed' where id = $1", [plan.projectId]);
    await settle();
    expect(await read(plan, id)).toMatchObject({ status: "cancelled", cancelReason: "O projeto foi removido." });
  });

  test("queues no job for workers without a schedule ahead", async () => {
    const plan = await newRiskPlan(world);
    const worker = await plan.newWorker();
    const { id } = (await plan.create([worker])).answer;
    await settle();
    await plan.admin.api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason: "Chuva" } });
    await reject(worker);
    await settle();
    expect(await read(plan, id)).toMatchObject({ status: "cancelled" });
    expect(await lines(plan, id)).toHaveLength(2);
    await requireDocument(
      world,
      { ...plan.link, providerId: plan.supplierId, workerId: await plan.newWorker() },
      { typeId: NR33_CERTIFICATE },
    );
    expect(await waitingSchedules(world)).toEqual([]);
  });
});

test("a suspension is a notice to planner, supplier and the contractor's planners, once [R-217]", async () => {
  const plan = await newRiskPlan(world);
  const { contractorId, supplierId, projectId, supplier, admin } = plan;
  const owner = await newPerson(world, { companyId: supplierId, keys: "all" });
  const [reader, outside] = [
    await newPerson(world, { companyId: contractorId, keys: ["see_risk_schedule"] }),
    await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [] }),
  ];
  const blind = await newPerson(world, { companyId: contractorId, keys: ["update_risk_schedule"] });
  const worker = await plan.newWorker({ name: "Edson Lima" });
  const { id } = (await plan.create([worker], {}, supplier.api)).answer;
  await reject(worker);
  await settle();
  await settle();
  const inbox = async ({ api }: { readonly api: typeof admin.api }) => (await api("GET /notices")()).answer.results;
  expect(await inbox(supplier)).toMatchObject([
    {
      kind: "schedule_suspension",
      about: { kind: "risk_schedule", id },
      details: { activity: "Trabalho em altura", workers: ["Edson Lima"], count: 1, day: dayFromNow(1), time: "07:00" },
    },
  ]);
  expect((await inbox(owner)).length).toBe(1);
  expect((await inbox(admin)).length).toBe(1);
  for (const person of [reader, outside, blind]) expect(await inbox(person)).toEqual([]);
  const planned = await plan.create([await plan.newWorker({}, null)], {}, supplier.api);
  expect(planned.answer).toMatchObject({ status: "suspended", project: { id: projectId } });
  await settle();
  expect((await inbox(supplier)).length).toBe(1);
});
