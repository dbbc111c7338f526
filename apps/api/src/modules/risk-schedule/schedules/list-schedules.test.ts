import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { ELECTRICAL, HEIGHT, newRiskPlan, type RiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const at = (day: number, time = "07:00") => ({ day: dayFromNow(day), time });
const end = (day: number) => ({ end: at(day, "17:00") });
const query = (sql: string, values: readonly unknown[]) => world.database.ownerPool().query(sql, [...values]);

/** Schedules in every status, by the day of their start. */
const everyStatus = async ({ admin, newWorker, create, other }: RiskPlan) => {
  const worker = await newWorker({ name: "Edson Lima" });
  const make = async (over: Parameters<typeof create>[1], ids = [worker]) => (await create(ids, over)).answer.id;
  const coming = await make({ start: at(3), ...end(3) });
  const soon = await make({ start: at(1), ...end(1), riskActivityIds: [ELECTRICAL] });
  const running = await make({ start: at(2), ...end(2) });
  const past = await make({ start: at(4), ...end(4) });
  const older = await make({ start: at(5), ...end(5) });
  await query(
    "update risk_schedule set starts_at = date_trunc('minute', now() at time zone 'America/Sao_Paulo') - interval '1 hour' where id = $1",
    [running],
  );
  for (const [id, day] of [
    [past, "2026-02-02"],
    [older, "2026-01-05"],
  ])
    await query("update risk_schedule set starts_at = $2::date + time '07:00', ends_at = $2::date + time '17:00' where id = $1", [id, day]);
  const suspended = await make({ start: at(6), ...end(6), facilityId: other.facilityId, departmentId: other.departmentId }, [
    await newWorker({ name: "Ana Souza" }, null),
  ]);
  const cancelled = await make({ start: at(7), ...end(7) });
  await admin.api("PATCH /risk-schedule/{id}/cancel")({ id: cancelled, body: { reason: "Chuva" } });
  return { coming, soon, running, past, older, suspended, cancelled };
};

describe("schedule list", () => {
  test("has those that need an action first, then the coming ones, then the past ones [C-109] [R-322]", async () => {
    const plan = await newRiskPlan(world);
    const ids = await everyStatus(plan);
    const { answer } = await plan.admin.api("GET /risk-schedule")({});
    expect(answer.meta).toMatchObject({ totalResults: 7, totalIsExact: true });
    expect(answer.results.map(({ id, status }) => [id, status])).toEqual([
      [ids.suspended, "suspended"],
      [ids.running, "in_progress"],
      [ids.soon, "scheduled"],
      [ids.coming, "scheduled"],
      [ids.cancelled, "cancelled"],
      [ids.past, "finished"],
      [ids.older, "finished"],
    ]);
    expect(answer.results[0]).toMatchObject({
      employeeCount: 1,
      activities: [{ id: HEIGHT, name: "Trabalho em altura" }],
      department: { name: "Moagem" },
      can: { update: true, cancel: true },
    });
    const paged = async (page: number) =>
      (await plan.admin.api("GET /risk-schedule")({ query: { page, itemsPerPage: 3 } })).answer.results.map(({ id }) => id);
    expect([...(await paged(1)), ...(await paged(2)), ...(await paged(3))]).toEqual(answer.results.map(({ id }) => id));
  });

  test("each filter narrows it [R-327]", async () => {
    const plan = await newRiskPlan(world);
    const ids = await everyStatus(plan);
    const found = async (filter: z.input<typeof RiskScheduleListQuery>) =>
      new Set((await plan.admin.api("GET /risk-schedule")({ query: filter })).answer.results.map(({ id }) => id));
    const all = Object.values(ids);
    const only = (...some: number[]) => new Set(some);
    const others = (id: number) => new Set(all.filter((one) => one !== id));
    expect(await found({ riskActivityName: "eletrico" })).toEqual(only(ids.soon));
    expect(await found({ riskActivityName: "height" })).toEqual(others(ids.soon));
    expect(await found({ employeeName: "ana" })).toEqual(only(ids.suspended));
    expect(await found({ employeeName: "EDSON" })).toEqual(others(ids.suspended));
    expect(await found({ projectName: "projeto" })).toEqual(new Set(all));
    expect(await found({ projectName: "inexistente" })).toEqual(only());
    expect(await found({ status: ["suspended"] })).toEqual(only(ids.suspended));
    expect(await found({ status: ["finished", "cancelled"] })).toEqual(only(ids.past, ids.older, ids.cancelled));
    expect(await found({ status: ["in_progress"] })).toEqual(only(ids.running));
    expect(await found({ status: ["scheduled"] })).toEqual(only(ids.soon, ids.coming));
    expect(await found({ departmentId: plan.other.departmentId })).toEqual(only(ids.suspended));
    expect(await found({ facilityId: plan.place.facilityId })).toEqual(others(ids.suspended));
    expect(await found({ providerId: plan.supplierId })).toEqual(new Set(all));
    expect(await found({ providerId: plan.contractorId })).toEqual(only());
    expect(await found({ from: dayFromNow(6) })).toEqual(only(ids.suspended, ids.cancelled));
    expect(await found({ until: "2026-01-05" })).toEqual(only(ids.older));
    expect(await found({ from: "2026-01-06", until: "2026-02-02" })).toEqual(only(ids.past));
  });

  test("shows a supplier its own schedules, and another supplier none", async () => {
    const plan = await newRiskPlan(world);
    const { id } = (await plan.create([await plan.newWorker()])).answer;
    expect((await plan.supplier.api("GET /risk-schedule")({})).answer.results).toMatchObject([{ id, provider: { id: plan.supplierId } }]);
    const foreign = await newRiskPlan(world);
    expect((await foreign.supplier.api("GET /risk-schedule")({})).answer.results).toEqual([]);
    const restricted = await newPerson(world, { companyId: plan.supplierId, keys: riskKeys, onlyProjects: [plan.projectId] });
    expect((await restricted.api("GET /risk-schedule")({})).answer.results).toMatchObject([{ id }]);
  });
});
