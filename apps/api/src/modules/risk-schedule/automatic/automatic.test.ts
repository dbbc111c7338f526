import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { HEIGHT, HOT_WORK, newRiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { CHEMICALS, newTwoTeams } from "../../../../test/fixtures/new-two-teams.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { settleAllSchedules } from "../../../../test/schedule-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { noLocalHolidays } from "../../calendar/rules/index.ts";
import { defaultSetting, plannedDays } from "../rules/automatic/company-hours.ts";
import { planAutomaticJob } from "./plan-automatic-job.ts";

const world = openWorld();
const CONFIG = "/companies/{companyId}/risk-schedule-config";
const keys = [...riskKeys, "config_auto_risk_schedule", "issue_work_permit"] as const;
const days = plannedDays(dayFromNow(0), defaultSetting, noLocalHolidays);
const [tomorrow = ""] = days;

const managerOf = async (companyId: number) => {
  const { api } = await newPerson(world, { companyId, keys });
  const setting = async () => (await api(`GET ${CONFIG}`)({ companyId })).answer;
  const turn = async (autoGenerateRiskSchedule: boolean) => {
    const { version } = await setting();
    const changed = await api(`PATCH ${CONFIG}`)({ companyId, body: { autoGenerateRiskSchedule, version } });
    await settleAllSchedules(world);
    return changed;
  };
  const schedules = async () => {
    const { answer } = await api("GET /risk-schedule")({ query: { itemsPerPage: 100 } });
    return answer.results.filter(({ isAutomatic }) => isAutomatic).toSorted((one, other) => one.start.day.localeCompare(other.start.day));
  };
  const runAgain = async (occasion: string) => {
    await planAutomaticJob.run(jobHand(world), { contractorId: companyId, occasion });
    await settleAllSchedules(world);
    return (await setting()).lastRun;
  };
  const calendar = async () =>
    (await api("GET /risk-schedule/calendar")({ query: { from: dayFromNow(1), until: dayFromNow(7) } })).answer.bars.map(({ id }) => id);
  const issuePermit = ({ id, start: { day } }: Awaited<ReturnType<typeof schedules>>[number]) =>
    api("POST /risk-schedule/{id}/permits")({ id, body: { day } });
  const permits = async (id: number) => (await api("GET /risk-schedule/{id}/permits")({ id })).answer.results.map(({ state }) => state);
  return { api, setting, turn, schedules, runAgain, calendar, issuePermit, permits };
};
const newAutomaticPlan = async () => {
  const plan = await newRiskPlan(world, [HEIGHT]);
  return { ...plan, ...(await managerOf(plan.contractorId)), workerId: await plan.newWorker() };
};
/** Row versions of everything that a run writes. */
const stored = async (contractorId: number) => {
  const { rows } = await world.database.ownerPool().query(
    `select 's' || id as row, xmin::text from risk_schedule where contractor_id = $1
     union all select 'p' || schedule_id || ' ' || worker_id, xmin::text from risk_schedule_person where contractor_id = $1
     union all select 'h' || id, xmin::text from history where owner_id = $1 and about_kind = 'risk_schedule' order by 1`,
    [contractorId],
  );
  return rows;
};

describe("automatic schedules", () => {
  test("switching on plans every working day; a second run writes nothing [R-330]", async () => {
    const { contractorId, projectId, admin, setting, turn, schedules, runAgain, api } = await newAutomaticPlan();
    expect(await setting()).toMatchObject({ autoGenerateRiskSchedule: false, start: "07:00", end: "17:00", version: 1, lastRun: null });
    const { answer: changed } = await turn(true);
    expect(changed).toMatchObject({ autoGenerateRiskSchedule: true, version: 2, lastRun: { finishedAt: null, made: 0 } });
    const made = await schedules();
    expect(made.map(({ start, end }) => [start, end])).toEqual(
      days.map((day) => [
        { day, time: "07:00" },
        { day, time: "17:00" },
      ]),
    );
    for (const row of made) expect(row).toMatchObject({ project: { id: projectId }, status: "scheduled", employeeCount: 1 });
    expect(await setting()).toMatchObject({
      removable: days.length,
      lastRun: { finishedAt: expect.any(String), made: days.length, changed: 0, removed: 0, skipped: 0 },
    });
    const before = await stored(contractorId);
    expect(await runAgain("2026-01-01")).toMatchObject({ made: 0, changed: 0, removed: 0, skipped: 0 });
    expect(await stored(contractorId)).toEqual(before);
    const { answer: history } = await api(`GET ${CONFIG}/history`)({ companyId: contractorId });
    expect(history.results).toMatchObject([{ field: "autoGenerateRiskSchedule", oldValue: "false", newValue: "true" }]);
    const { answer: one } = await admin.api("GET /risk-schedule/{id}")({ id: made[0]?.id ?? 0 });
    expect(one).toMatchObject({ isAutomatic: true, createdBy: null, employees: [{ part: "executes" }] });
  });

  test("edited and cancelled schedules stay, the others follow the facts", async () => {
    const plan = await newAutomaticPlan();
    const { contractorId, projectId, beside, setting, turn, schedules, runAgain, calendar, api, newWorker, workerId } = plan;
    await turn(true);
    const [edited, cancelled, third] = await schedules();
    if (!third) throw new Error("fewer than three working days in a week");
    expect((await plan.issuePermit(third)).status).toBe(201);
    const { answer: one } = await api("GET /risk-schedule/{id}")({ id: edited?.id ?? 0 });
    const { start, end, version } = one;
    const { status } = await api("PUT /risk-schedule/{id}")({
      id: one.id,
      body: {
        ...beside,
        riskActivityIds: [HEIGHT],
        start,
        end,
        version,
        description: "Troca de telhas",
        precautions: "",
        supervisorId: null,
        employees: [{ employeeId: workerId, part: "executes" }],
        acceptedConflicts: [],
      },
    });
    expect(status).toBe(200);
    await api("PATCH /risk-schedule/{id}/cancel")({ id: cancelled?.id ?? 0, body: { reason: "Chuva" } });
    const open = days.length - 2;
    expect((await setting()).removable).toBe(open);

    await newWorker();
    expect(await runAgain("2026-01-02")).toMatchObject({ made: 0, changed: open, removed: 0 });
    expect((await schedules()).map(({ employeeCount }) => employeeCount)).toEqual(days.map((_, at) => (at < 2 ? 1 : 2)));
    const { answer: changes } = await api("GET /risk-schedule/{id}/history")({ id: third.id });
    expect(changes.results.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["risk_schedule.auto_planned", "risk_schedule.changed", "risk_schedule.worker_added"]),
    );
    expect((await api("GET /risk-schedule/{id}")({ id: third.id })).answer.version).toBe(2);
    expect(await plan.permits(third.id)).toEqual(["replaced"]);
    await plan.issuePermit(third);
    expect(await plan.permits(third.id)).toEqual(["in_force", "replaced"]);

    await turn(false);
    expect((await schedules()).map(({ status: now }) => now)).toEqual(days.map((_, at) => (at === 0 ? "scheduled" : "cancelled")));
    expect(await setting()).toMatchObject({ removable: 0, lastRun: { removed: open } });
    expect(await calendar()).toEqual([edited?.id, cancelled?.id]);
    expect(await plan.permits(third.id)).toEqual(["ended", "replaced"]);
    await turn(true);
    expect(await setting()).toMatchObject({ lastRun: { made: open, removed: 0 } });
    expect((await schedules()).map(({ status: now }) => now)).toEqual(days.map((_, at) => (at === 1 ? "cancelled" : "scheduled")));
    expect(await schedules()).toHaveLength(days.length);
    expect(await plan.permits(third.id)).toEqual(["replaced", "replaced"]);

    await world.database
      .ownerPool()
      .query("update project_worker set end_date = $3, asked_until = $3 where contractor_id = $1 and project_id = $2", [
        contractorId,
        projectId,
        dayFromNow(0),
      ]);
    expect(await runAgain("2026-01-03")).toMatchObject({ removed: open });
  });

  test("a worker booked in another area is left out and reported", async () => {
    const { contractorId, workerId, beside, place, create, setting, turn, schedules } = await newAutomaticPlan();
    const start = { day: tomorrow, time: "08:00" };
    expect((await create([workerId], { departmentId: beside.departmentId, start, end: { day: tomorrow, time: "09:00" } })).status).toBe(
      201,
    );
    const later = dayFromNow(20);
    expect((await create([workerId], { start: { day: later, time: "08:00" }, end: { day: later, time: "09:00" } })).status).toBe(201);
    await turn(true);
    expect(await setting()).toMatchObject({
      companyId: contractorId,
      lastRun: { made: days.length - 1, skipped: 1, skips: [{ reason: "double_booked", day: tomorrow, employeeCount: 1 }] },
    });
    const planned = await schedules();
    expect(planned.map((row) => row.start.day)).toEqual(days.slice(1));
    for (const { department } of planned) expect(department.id).toBe(place.departmentId);
  });

  test("forbidden conflicts are skipped, restricted ones hold automatic schedules until ticked", async () => {
    const { contractorId, weld } = await newTwoTeams(world);
    const { setting, turn, schedules, api } = await managerOf(contractorId);
    // Keeps the place of the hot work: the unit that comes first by name is random.
    const last = days.at(-1) ?? "";
    const { id: own } = (await weld({ start: { day: last, time: "08:00" }, end: { day: last, time: "09:00" } })).answer;
    await turn(true);
    const { answer: ofUser } = await api("GET /risk-schedule/{id}")({ id: own });
    expect(ofUser).toMatchObject({ status: "scheduled", conflicts: [{ level: "restricted", accepted: null }] });
    const { lastRun } = await setting();
    expect(lastRun?.skips.map(({ reason, day }) => [reason, day])).toEqual(days.map((day) => ["forbidden", day]));
    const rows = await schedules();
    expect(rows.map(({ activities }) => activities[0]?.id).toSorted()).toEqual(days.flatMap(() => [CHEMICALS, HOT_WORK]).toSorted());
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["suspended"]));

    const hot = rows.find(({ activities }) => activities[0]?.id === HOT_WORK);
    const { answer: one } = await api("GET /risk-schedule/{id}")({ id: hot?.id ?? 0 });
    const { facility, department, start, end, version, description, precautions, employees, conflicts } = one;
    const ticked = await api("PUT /risk-schedule/{id}")({
      id: one.id,
      body: {
        facilityId: facility.id,
        departmentId: department.id,
        riskActivityIds: [HOT_WORK],
        start,
        end,
        version,
        description,
        precautions,
        supervisorId: null,
        employees: employees.map(({ employeeId, part }) => ({ employeeId, part })),
        acceptedConflicts: conflicts.map(({ key }) => ({ key, reason: "" })),
      },
    });
    expect(ticked.status).toBe(200);
    await settleAllSchedules(world);
    const after = await schedules();
    expect(after.filter(({ status }) => status === "scheduled")).toHaveLength(2);
    expect(await setting()).toMatchObject({ companyId: contractorId, removable: days.length * 2 });
  });

  test("the setting belongs to users of the whole contractor with the key [P-068]", async () => {
    const { contractorId: companyId, api, admin, supplier, projectId } = await newAutomaticPlan();
    const patch = (body: object, caller = api) => caller(`PATCH ${CONFIG}`)({ companyId, body: { version: 1, ...body } });
    expect((await patch({ start: "18:00" })).refused.code).toBe("risk_schedule_config.hours_reversed");
    expect((await patch({ weekdays: [1, 1] })).refused.code).toBe("request.malformed");
    expect((await patch({ weekdays: [6], worksOnHolidays: true })).answer).toMatchObject({ version: 2, lastRun: null });
    expect((await patch({ start: "06:00" })).refused).toMatchObject({ code: "risk_schedule_config.stale", details: { version: 2 } });
    expect((await patch({ weekdays: [6] })).answer).toMatchObject({ version: 2 });
    const restricted = await newPerson(world, { companyId, keys, onlyProjects: [projectId] });
    for (const caller of [admin, restricted])
      expect((await caller.api(`GET ${CONFIG}`)({ companyId })).refused.code).toBe("permission.missing");
    expect((await supplier.api(`GET ${CONFIG}/history`)({ companyId })).refused.code).toBe("permission.missing");
    const stranger = await newPerson(world, { companyId: await newCompany(world, "contractor"), keys });
    expect((await patch({}, stranger.api)).refused.code).toBe("company.not_found");
  });
});
