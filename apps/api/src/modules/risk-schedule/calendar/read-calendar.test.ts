import { RISK_CALENDAR_BARS_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { ELECTRICAL, HEIGHT, newRiskPlan, newRiskSchedule, type RiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const range = { from: dayFromNow(0), until: dayFromNow(6) };
type Query = { readonly [name: string]: unknown };
const calendarOf = ({ api }: RiskPlan["admin"], query: Query = {}) => api("GET /risk-schedule/calendar")({ query: { ...range, ...query } });
const idsOf = async (user: RiskPlan["admin"], query: Query = {}) => (await calendarOf(user, query)).answer.bars.map(({ id }) => id);

/** A night at the first place, and a day of an untrained worker at another unit. */
const planTwo = async ({ newWorker, create, other }: RiskPlan) => {
  const night = { start: { day: dayFromNow(2), time: "22:00" }, end: { day: dayFromNow(3), time: "06:00" } };
  const day = { start: { day: dayFromNow(5), time: "07:00" }, end: { day: dayFromNow(5), time: "17:00" } };
  const place = { facilityId: other.facilityId, departmentId: other.departmentId };
  const planned = (await create([await newWorker({ name: "Edson Lima" })], night)).answer.id;
  const suspended = (await create([await newWorker({}, null)], { ...day, ...place, riskActivityIds: [ELECTRICAL] })).answer.id;
  return { planned, suspended };
};

describe("calendar", () => {
  test("has the bars of the range by start, with place, span and state", async () => {
    const plan = await newRiskPlan(world);
    const { planned, suspended } = await planTwo(plan);
    const { answer } = await calendarOf(plan.admin);
    expect(answer.total).toBe(2);
    expect(answer.bars).toEqual([
      {
        id: planned,
        facility: { id: plan.place.facilityId, name: plan.place.name },
        department: { id: plan.place.departmentId, name: plan.place.area },
        provider: { id: plan.supplierId, name: expect.any(String) },
        activities: [{ id: HEIGHT, name: "Trabalho em altura" }],
        start: { day: dayFromNow(2), time: "22:00" },
        end: { day: dayFromNow(3), time: "06:00" },
        status: "scheduled",
        conflict: null,
        can: { update: true },
      },
      expect.objectContaining({ id: suspended, status: "suspended" }),
    ]);
    expect(await idsOf(plan.admin, { from: dayFromNow(3), until: dayFromNow(3) })).toEqual([planned]);
    const { answer: oneDay } = await plan.admin.api("GET /risk-schedule/calendar")({ query: { from: dayFromNow(3) } });
    expect(oneDay.bars.map(({ id }) => id)).toEqual([planned]);
    expect(await idsOf(plan.admin, { from: dayFromNow(4), until: dayFromNow(4) })).toEqual([]);
    await plan.admin.api("PATCH /risk-schedule/{id}/cancel")({ id: planned, body: { reason: "Chuva" } });
    expect((await calendarOf(plan.admin)).answer.bars[0]).toMatchObject({ id: planned, status: "cancelled", can: { update: false } });
  });

  test("is narrowed by unit and by the filters of the list", async () => {
    const plan = await newRiskPlan(world);
    const { planned, suspended } = await planTwo(plan);
    expect(await idsOf(plan.admin, { unit: plan.place.facilityId })).toEqual([planned]);
    expect(await idsOf(plan.admin, { unit: plan.other.facilityId })).toEqual([suspended]);
    expect(await idsOf(plan.admin, { departmentId: plan.other.departmentId })).toEqual([suspended]);
    expect(await idsOf(plan.admin, { providerId: plan.contractorId })).toEqual([]);
    expect(await idsOf(plan.admin, { status: ["suspended"] })).toEqual([suspended]);
    expect(await idsOf(plan.admin, { riskActivityName: "altura" })).toEqual([planned]);
    expect(await idsOf(plan.admin, { employeeName: "edson" })).toEqual([planned]);
    expect(await idsOf(plan.admin, { inConflict: true })).toEqual([]);
  });

  test("has only the schedules that the user sees [R-217]", async () => {
    const plan = await newRiskPlan(world);
    const { planned, suspended } = await planTwo(plan);
    const { contractorId, supplierId, projectId } = plan;
    await newRiskSchedule(world, { contractorId: plan.contractorId });
    expect(await idsOf(plan.supplier)).toEqual([planned, suspended]);
    expect(await idsOf((await newRiskPlan(world)).supplier)).toEqual([]);
    const inside = await newPerson(world, { companyId: contractorId, keys: ["see_risk_schedule"], onlyProjects: [projectId] });
    expect((await calendarOf(inside)).answer.bars).toMatchObject([
      { id: planned, can: { update: false } },
      { id: suspended, can: { update: false } },
    ]);
    expect(await idsOf(await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [] }))).toEqual([]);
    expect(await idsOf(await newPerson(world, { companyId: supplierId, keys: riskKeys, onlyProjects: [] }))).toEqual([]);
    expect((await calendarOf(await newPerson(world, { companyId: contractorId, keys: ["update_risk_schedule"] }))).status).toBe(403);
  });

  test("has at most 1,000 bars in 400 KB, and counts the others", async () => {
    const plan = await newRiskPlan(world);
    const first = (await plan.create([await plan.newWorker()])).answer.id;
    await world.database.ownerPool().query(
      `with more as (insert into risk_schedule (contractor_id, provider_id, project_id, facility_id, department_id, starts_at, ends_at, created_at, created_side)
           select s.contractor_id, s.provider_id, s.project_id, s.facility_id, s.department_id, s.starts_at + n * interval '1 minute',
             s.ends_at + n * interval '1 minute', s.created_at, s.created_side
           from risk_schedule s, generate_series(1, $2::int) n where s.id = $1 returning *)
         insert into risk_schedule_activity (contractor_id, schedule_id, provider_id, activity_owner_id, activity_id, activity_version)
           select m.contractor_id, m.id, m.provider_id, a.activity_owner_id, a.activity_id, a.activity_version
           from more m, risk_schedule_activity a where a.schedule_id = $1`,
      [first, RISK_CALENDAR_BARS_MAX - 1],
    );
    const full = (await calendarOf(plan.admin)).answer;
    expect([full.bars.length, full.total]).toEqual([RISK_CALENDAR_BARS_MAX, RISK_CALENDAR_BARS_MAX]);
    expect(JSON.stringify(full).length).toBeLessThan(400_000);
    await plan.create([await plan.newWorker()], {
      start: { day: dayFromNow(6), time: "07:00" },
      end: { day: dayFromNow(6), time: "08:00" },
    });
    const { bars, total } = (await calendarOf(plan.admin)).answer;
    expect([bars.length, bars[0]?.id, total]).toEqual([RISK_CALENDAR_BARS_MAX, first, RISK_CALENDAR_BARS_MAX + 1]);
  });

  test("refuses a reversed range and one of more than 42 days", async () => {
    const { admin } = await newRiskPlan(world);
    expect((await calendarOf(admin, { until: dayFromNow(41) })).status).toBe(200);
    const long = (await calendarOf(admin, { until: dayFromNow(42) })).refused;
    expect(long).toMatchObject({ statusCode: 422, code: "risk_schedule.range_too_long", details: { days: 42 } });
    expect(long.message).toBe("A agenda mostra no máximo 42 dias de uma vez.");
    expect((await calendarOf(admin, { until: dayFromNow(-1) })).refused.code).toBe("risk_schedule.range_reversed");
    expect((await calendarOf(admin, { from: "2026-02-31" })).status).toBe(400);
  });
});
