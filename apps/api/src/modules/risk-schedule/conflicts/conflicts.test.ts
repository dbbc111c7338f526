import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { HOT_WORK, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { CHEMICALS, FLAMMABLES, newTwoTeams } from "../../../../test/fixtures/new-two-teams.ts";
import { settleAllSchedules } from "../../../../test/schedule-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const at = (time: string, day = dayFromNow(1)) => ({ day, time });

type Refused = { readonly conflicts: readonly { readonly key: string; readonly level: string; readonly other: object }[] };
const conflictsIn = ({ refused }: { readonly refused: { readonly details?: unknown } }) => (refused.details as Refused).conflicts;
const accept = (key: string, reason = "") => ({ acceptedConflicts: [{ key, reason }] });

describe("a restricted conflict", () => {
  test("is saved once its measures are ticked, and then stands in both schedules", async () => {
    const { supplier, admin, beside, weld, handle } = await newTwoTeams(world);
    const { id: first } = (await weld()).answer;
    expect((await handle({ departmentId: beside.departmentId, riskActivityIds: [CHEMICALS] })).status).toBe(201);
    const late = { riskActivityIds: [CHEMICALS], start: at("07:00", dayFromNow(2)), end: at("09:00", dayFromNow(2)) };
    await weld({ start: late.start, end: late.end });
    const open = await handle(late);
    expect(open.refused).toMatchObject({ code: "risk_schedule.conflict_open" });
    const [conflict] = conflictsIn(open);
    expect(conflict).toMatchObject({
      level: "restricted",
      scope: "area",
      ownActivity: { id: CHEMICALS },
      otherActivity: { id: HOT_WORK },
      measures: expect.stringContaining("extintor"),
      other: { id: null, providerName: null, projectName: null, departmentName: "Britagem", employeeCount: 1, start: late.start },
      accepted: null,
    });
    const { answer } = await handle({ ...late, ...accept(conflict?.key ?? "") });
    expect(answer).toMatchObject({ status: "scheduled", conflicts: [{ level: "restricted", accepted: { reason: null } }] });
    await settleAllSchedules(world);
    const list = async (api: typeof admin.api) => (await api("GET /risk-schedule")({ query: { inConflict: true } })).answer.results;
    expect(await list(admin.api)).toMatchObject([
      { conflict: { level: "restricted", isAccepted: true }, status: "scheduled" },
      { conflict: { level: "restricted", isAccepted: true } },
    ]);
    const [mirrored] = await list(supplier.api);
    expect(mirrored?.id).not.toBe(first);
    const read = await supplier.api("GET /risk-schedule/{id}")({ id: mirrored?.id ?? 0 });
    expect(read.answer.conflicts).toMatchObject([{ ownActivity: { id: HOT_WORK }, other: { id: null }, accepted: { by: null } }]);
    const { answer: history } = await supplier.api("GET /risk-schedule/{id}/history")({ id: mirrored?.id ?? 0 });
    expect(history.results[0]).toMatchObject({ action: "risk_schedule.conflict_found", field: "restricted" });
  });
});

describe("a forbidden conflict", () => {
  test("is accepted only with a reason by its permission, and the reason stays with the contractor", async () => {
    const { manager, second, weld, handle } = await newTwoTeams(world);
    await weld();
    const refused = await handle();
    expect(refused.refused.code).toBe("risk_schedule.conflict_forbidden");
    const key = conflictsIn(refused)[0]?.key ?? "";
    expect((await handle(accept(key, "Parada da planta"))).refused.code).toBe("risk_schedule.conflict_forbidden");
    expect((await handle(accept(key), manager.api)).refused.code).toBe("risk_schedule.conflict_reason_missing");
    const { answer } = await handle(accept(key, "Parada da planta"), manager.api);
    expect(answer.conflicts).toMatchObject([
      { level: "forbidden", other: { id: expect.any(Number), providerName: expect.any(String) }, accepted: { reason: "Parada da planta" } },
    ]);
    const { answer: own } = await second.api("GET /risk-schedule/{id}")({ id: answer.id });
    expect(own.conflicts).toMatchObject([{ other: { id: null, providerName: null }, accepted: { by: null, reason: null } }]);
  });

  test("holds for the two schedules as they are", async () => {
    const { manager, weld, handle, aSchedule } = await newTwoTeams(world);
    const { id, employees } = (await weld()).answer;
    const key = conflictsIn(await handle())[0]?.key ?? "";
    await handle(accept(key, "Parada da planta"), manager.api);
    await settleAllSchedules(world);
    const { projectId: _, providerId: __, ...fields } = aSchedule([employees[0]?.employeeId ?? 0], { riskActivityIds: [HOT_WORK] });
    const change = (over: object, version: number) => manager.api("PUT /risk-schedule/{id}")({ id, body: { ...fields, version, ...over } });
    expect((await change({ description: "Corte de chapas" }, 1)).status).toBe(200);
    const moved = await change({ end: at("18:00") }, 2);
    expect(moved.refused.code).toBe("risk_schedule.conflict_open");
    const again = conflictsIn(moved)[0]?.key ?? "";
    expect((await change({ end: at("18:00"), ...accept(again, "Turno maior") }, 2)).answer).toMatchObject({ version: 3 });
    expect((await change({ start: at("17:00"), end: at("18:00") }, 3)).answer.conflicts).toEqual([]);
  });

  test("ends on both sides with a cancellation", async () => {
    const { admin, manager, second, weld, handle } = await newTwoTeams(world);
    const { id } = (await weld()).answer;
    const key = conflictsIn(await handle())[0]?.key ?? "";
    const { id: other } = (await handle(accept(key, "Parada"), manager.api)).answer;
    await settleAllSchedules(world);
    await admin.api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason: "Chuva" } });
    await settleAllSchedules(world);
    expect((await second.api("GET /risk-schedule")({ query: { inConflict: true } })).answer.results).toEqual([]);
    const { answer } = await second.api("GET /risk-schedule/{id}/history")({ id: other });
    expect(answer.results[0]).toMatchObject({ action: "risk_schedule.conflict_ended", field: "forbidden" });
  });

  test("is found by concurrent saves", async () => {
    const { weld, handle } = await newTwoTeams(world);
    const statuses = (await Promise.all([weld(), handle()])).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 409]);
  });

  test("is found for users restricted to projects, across projects of the unit", async () => {
    const { contractorId, secondProjectId, weld, handle } = await newTwoTeams(world);
    await weld();
    const restricted = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [secondProjectId] });
    const { refused } = await handle({}, restricted.api);
    expect(refused).toMatchObject({
      code: "risk_schedule.conflict_forbidden",
      details: { conflicts: [{ other: { id: null, providerName: null } }] },
    });
  });
});

test("candidates of an unsaved schedule have its conflicts", async () => {
  const { second, secondId, secondProjectId, place, weld } = await newTwoTeams(world);
  await weld();
  const query = {
    projectId: secondProjectId,
    providerId: secondId,
    facilityId: place.facilityId,
    departmentId: place.departmentId,
    riskActivityIds: [FLAMMABLES],
    start: `${dayFromNow(1)}T08:00`,
    end: `${dayFromNow(1)}T09:00`,
  };
  const { answer } = await second.api("GET /employees/risk-schedule/{id}")({ id: 0, query });
  expect(answer.conflicts).toMatchObject([{ level: "forbidden", accepted: null }]);
  const { departmentId: _, ...withoutArea } = query;
  expect((await second.api("GET /employees/risk-schedule/{id}")({ id: 0, query: withoutArea })).answer.conflicts).toEqual([]);
});

test("the function of a unit answers only its contractor and suppliers with a place in it", async () => {
  const { contractorId, supplierId, place, weld } = await newTwoTeams(world);
  await weld();
  const stranger = await newCompany(world, "provider");
  const seenBy = async (companyId: number) => {
    const client = await world.database.appPool().connect();
    try {
      await client.query(`begin; select set_config('app.companies', '{${companyId}}', true), set_config('app.account', '', true)`);
      const { rows } = await client.query("select * from unit_schedules($1, $2, $3::date, $3::date + 1)", [
        contractorId,
        place.facilityId,
        dayFromNow(1),
      ]);
      return rows;
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  expect(await seenBy(contractorId)).toHaveLength(1);
  expect(Object.keys((await seenBy(supplierId))[0] ?? {})).toEqual([
    "id",
    "department_id",
    "starts_at",
    "over_at",
    "activity_ids",
    "people",
  ]);
  expect(await seenBy(stranger)).toEqual([]);
});
