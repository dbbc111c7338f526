import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import {
  CONFINED_ENTRY,
  CONFINED_SUPERVISION,
  ELECTRICAL,
  HEIGHT,
  HOT_WORK,
  newRiskPlan,
  type RiskPlan,
} from "../../../../test/fixtures/new-risk-schedule.ts";
import { openWorld } from "../../../../test/world.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const TOMORROW = dayFromNow(1);
const at = (time: string, day = TOMORROW) => ({ day, time });
const changeOf = ({ aSchedule }: RiskPlan, ...asked: Parameters<RiskPlan["aSchedule"]>) => {
  const { projectId: _, providerId: __, ...fields } = aSchedule(...asked);
  return fields;
};

describe("schedule", () => {
  test("is created by a supplier, read by the contractor, changed and cancelled [R-322] [R-323] [R-329]", async () => {
    const plan = await newRiskPlan(world);
    const { admin, supplier, contractorId, supplierId, projectId, place, other, newWorker, create } = plan;
    const [first, second] = [await newWorker({ name: "Edson Lima" }), await newWorker({ name: "Ana Souza" })];
    const made = await create([first], { supervisorId: first, precautions: "Isolar a área" }, supplier.api);
    expect(made.status).toBe(201);
    expect(made.answer).toMatchObject({
      version: 1,
      status: "scheduled",
      company: { id: contractorId },
      provider: { id: supplierId },
      project: { id: projectId },
      facility: { id: place.facilityId },
      department: { id: place.departmentId, name: "Britagem" },
      activities: [{ id: HEIGHT, name: "Trabalho em altura" }],
      start: at("07:00"),
      end: at("17:00"),
      suspendedFrom: null,
      supervisor: { id: first, name: "Edson Lima" },
      employees: [
        { employeeId: first, name: "Edson Lima", role: "Montador", part: "executes", competence: { mayWork: true, reasons: [] } },
      ],
      precautions: "Isolar a área",
      permits: [{ activityId: HEIGHT }],
      createdSide: "provider",
      can: { update: true, cancel: true, history: true },
    });
    const { id } = made.answer;
    expect((await admin.api("GET /risk-schedule/{id}")({ id })).answer).toMatchObject({ id, createdSide: "provider" });

    const body = {
      ...changeOf(plan, [second], {
        departmentId: other.departmentId,
        facilityId: other.facilityId,
        riskActivityIds: [HEIGHT, ELECTRICAL],
      }),
      version: 1,
    };
    const changed = await admin.api("PUT /risk-schedule/{id}")({ id, body });
    expect(changed.answer).toMatchObject({
      version: 2,
      department: { name: "Moagem" },
      activities: [{ id: ELECTRICAL }, { id: HEIGHT }],
      employees: [{ employeeId: second }],
      supervisor: null,
    });
    expect((await supplier.api("PUT /risk-schedule/{id}")({ id, body })).refused).toMatchObject({
      code: "risk_schedule.stale",
      details: { version: 2 },
    });

    const cancel = () => supplier.api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason: "Chuva forte" } });
    expect((await cancel()).answer).toMatchObject({
      status: "cancelled",
      cancelReason: "Chuva forte",
      can: { update: false, cancel: false },
    });
    expect((await cancel()).refused.code).toBe("risk_schedule.cancelled");
    const late = await admin.api("PUT /risk-schedule/{id}")({ id, body: { ...body, version: 3 } });
    expect(late.refused.code).toBe("risk_schedule.cancelled");
  });

  test("has a history with old and new values, and names as they were [C-115]", async () => {
    const plan = await newRiskPlan(world);
    const { admin, supplier, newWorker, create } = plan;
    const [first, second] = [await newWorker({ name: "Edson Lima" }), await newWorker({ name: "Ana Souza" })];
    const { id } = (await create([first])).answer;
    const body = { ...changeOf(plan, [second], { end: at("18:00"), riskActivityIds: [ELECTRICAL], supervisorId: second }), version: 1 };
    expect((await admin.api("PUT /risk-schedule/{id}")({ id, body })).status).toBe(200);
    await admin.api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason: "Chuva" } });
    await world.database.ownerPool().query("update worker set name = 'Outro nome' where id = any ($1)", [[first, second]]);

    const { answer } = await supplier.api("GET /risk-schedule/{id}/history")({ id });
    const lines = answer.results.map(({ action, field, oldValue, newValue, subject }) => [
      action,
      field ?? subject.name,
      oldValue,
      newValue,
    ]);
    expect(lines).toEqual([
      ["risk_schedule.cancelled", "reason", null, "Chuva"],
      ["risk_schedule.worker_added", "part", null, "executes"],
      ["risk_schedule.worker_removed", "Edson Lima", null, null],
      ["risk_schedule.changed", "supervisor", null, "Ana Souza"],
      ["risk_schedule.changed", "end", `${TOMORROW} 17:00`, `${TOMORROW} 18:00`],
      ["risk_schedule.changed", "activity", null, "Trabalho elétrico"],
      ["risk_schedule.changed", "activity", "Trabalho em altura", null],
      ["risk_schedule.created", "Trabalho em altura", null, null],
    ]);
    expect(answer.results[1]?.subject).toMatchObject({ kind: "worker", id: second, name: "Ana Souza" });
  });

  test.each([
    ["no unit", { facilityId: undefined }],
    ["no area", { departmentId: undefined }],
    ["no day", { start: { time: "07:00" } }],
    ["no time", { end: { day: TOMORROW } }],
    ["31 February", { start: at("07:00", "2027-02-31") }],
    ["24:00", { end: at("24:00") }],
    ["the year 2100", { end: at("07:00", "2100-01-01") }],
    ["no activity", { riskActivityIds: [] }],
    ["six activities", { riskActivityIds: [1, 2, 3, 4, 5, 6] }],
    ["an activity twice", { riskActivityIds: [HEIGHT, HEIGHT] }],
    ["201 employees", { employees: Array.from({ length: 201 }, (_, index) => ({ employeeId: index + 1, part: "executes" })) }],
    ["nobody", { employees: [] }],
  ])("with %s is malformed [R-324] [MD-050]", async (_what, over) => {
    const { admin, aSchedule } = await newRiskPlan(world);
    const body = { ...aSchedule([1]), ...over } as never;
    expect((await admin.api("POST /risk-schedule")({ body })).refused.code).toBe("request.malformed");
  });

  test("is refused outside its rules of place, activity, span and team", async () => {
    const plan = await newRiskPlan(world, [HEIGHT, CONFINED_ENTRY, CONFINED_SUPERVISION]);
    const { contractorId, place, newWorker, create } = plan;
    const foreign = await newFacility(world, await newCompany(world, "contractor"));
    const unused = await newFacility(world, contractorId);
    const [first, second] = [await newWorker(), await newWorker()];
    const code = async (over: Parameters<typeof create>[1], ids = [first]) => (await create(ids, over)).refused.code;
    expect(await code({ facilityId: foreign.facilityId, departmentId: foreign.departmentId })).toBe("risk_schedule.place_unknown");
    expect(await code({ departmentId: unused.departmentId })).toBe("risk_schedule.place_unknown");
    expect(await code({ facilityId: unused.facilityId, departmentId: place.departmentId })).toBe("risk_schedule.place_unknown");
    expect(await code({ riskActivityIds: [HOT_WORK] })).toBe("risk_schedule.activity_unknown");
    expect(await code({ end: at("06:59") })).toBe("risk_schedule.end_before_start");
    expect(await code({ end: at("07:00", dayFromNow(3650)) })).toBe("risk_schedule.span_too_long");
    expect(await code({ supervisorId: second })).toBe("risk_schedule.supervisor_outside_team");
    expect(await code({}, [first, first])).toBe("risk_schedule.employee_repeated");
    expect(await code({ riskActivityIds: [CONFINED_ENTRY] })).toBe("risk_schedule.watch_missing");
    const team = [
      { employeeId: first, part: "watches" as const },
      { employeeId: second, part: "executes" as const },
    ];
    expect(await code({ riskActivityIds: [CONFINED_ENTRY], employees: team })).toBe("risk_schedule.supervisor_missing");
    expect(await code({ riskActivityIds: [CONFINED_ENTRY], employees: team, supervisorId: second })).toBe(
      "risk_schedule.supervisor_enters",
    );
  });

  test("starts in the current minute at the earliest, and may end with its start [R-325] [R-326] [CD-092] [CD-093]", async () => {
    const { newWorker, create } = await newRiskPlan(world);
    const worker = await newWorker();
    const minute = (offset: number) => {
      const [day = "", time = ""] = timeInSaoPaulo(new Date(world.clock.now().getTime() + offset * 60_000)).split(" ");
      return at(time.slice(0, 5), day);
    };
    expect((await create([worker], { start: minute(-1), end: minute(60) })).refused.code).toBe("risk_schedule.start_in_past");
    const start = minute(2);
    const { answer } = await create([worker], { start, end: start });
    expect(answer).toMatchObject({ start, end: start, status: "scheduled" });
    world.clock.forward({ minutes: 3 });
  });

  test("is changed with a past start, if that is not before its creation [R-325] [CD-093]", async () => {
    const plan = await newRiskPlan(world);
    const { admin, newWorker, create } = plan;
    const worker = await newWorker();
    const { id } = (await create([worker])).answer;
    await world.database.ownerPool().query("update risk_schedule set created_at = now() - interval '3 days' where id = $1", [id]);
    const change = (day: string, version: number) =>
      admin.api("PUT /risk-schedule/{id}")({ id, body: { ...changeOf(plan, [worker], { start: at("00:00", day) }), version } });
    expect((await change(dayFromNow(-5), 1)).refused.code).toBe("risk_schedule.start_before_creation");
    expect((await change(dayFromNow(-1), 1)).answer).toMatchObject({ status: "in_progress", version: 2 });
  });

  test("is read only after its end", async () => {
    const plan = await newRiskPlan(world);
    const { admin, newWorker, create } = plan;
    const worker = await newWorker();
    const { id } = (await create([worker])).answer;
    await world.database
      .ownerPool()
      .query("update risk_schedule set starts_at = '2026-01-05 07:00', ends_at = '2026-01-05 08:00' where id = $1", [id]);
    expect((await admin.api("GET /risk-schedule/{id}")({ id })).answer).toMatchObject({
      status: "finished",
      can: { update: false, cancel: false },
    });
    const body = { ...changeOf(plan, [worker]), version: 1 };
    expect((await admin.api("PUT /risk-schedule/{id}")({ id, body })).refused.code).toBe("risk_schedule.finished");
    const cancelled = await admin.api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason: "Chuva" } });
    expect(cancelled.refused.code).toBe("risk_schedule.finished");
  });
});

test("a unit and an area with schedules cannot be deleted", async () => {
  const { contractorId, projectId, place, newWorker, create } = await newRiskPlan(world);
  expect((await create([await newWorker()])).status).toBe(201);
  await world.database.ownerPool().query("delete from project_location where project_id = $1", [projectId]);
  const { api } = await newPerson(world, {
    companyId: contractorId,
    keys: ["see_location", "remove_location", "see_department", "remove_department"],
  });
  const { facilityId, departmentId } = place;
  const { answer: check } = await api("GET /projects/location/{id}/check-to-delete")({ id: facilityId });
  expect(check).toEqual({ canDelete: false, projects: [], hasSchedules: true });
  expect((await api("DELETE /companies/facilities/{id}")({ id: facilityId })).refused.code).toBe("facility.has_schedules");
  const area = await api("DELETE /companies/facilities/{id}/departments/{departmentId}")({ id: facilityId, departmentId });
  expect(area.refused.code).toBe("department.has_schedules");
});
