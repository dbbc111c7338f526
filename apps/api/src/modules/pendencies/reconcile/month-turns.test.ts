// Monthly documents when a month begins.
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { activeMonths, demandMonthly, monthStart, newServiceMonth, type TestMonth } from "../../../../test/fixtures/new-service-month.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { audited, jobHand, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays, addMonths, daysBetween } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { reconcileProjectJob } from "../index.ts";

const world = openWorld();
const write = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);

/** Moves the clock to a day and runs the nightly reconcile of the project. */
const nightOf = async (month: Pick<TestMonth, "contractorId" | "projectId">, day: string) => {
  world.clock.forward({ days: daysBetween(dayInSaoPaulo(world.clock.now()), day) });
  await reconcileProjectJob.run(jobHand(world), { contractorId: month.contractorId, projectId: month.projectId, providerId: null });
  await reconcileAll(world);
  expect(await audited(world, month)).toEqual([]);
};
const monthsOf = async (projectId: number, who: { readonly workerId: number } | { readonly providerId: number }) => {
  const [column, id] = "workerId" in who ? ["worker_id", who.workerId] : ["worker_id is null and provider_id", who.providerId];
  const { rows } = await write(
    `select reference_month as month from pendency where project_id = $1 and ${column} = $2 and active order by 1`,
    [projectId, id],
  );
  return rows.map(({ month }) => month);
};

test("suppliers and workers who come or go in a month owe only their months [R-438]", async () => {
  const month = await newServiceMonth(world);
  const [before, last, current] = month.months;
  const next = addMonths(current, 1);
  const { contractorId, projectId, providerId } = month;
  const late = { contractorId, projectId, providerId: await newCompany(world, "provider") };
  await write("insert into project_company (contractor_id, project_id, provider_id, linked_from) values ($1, $2, $3, $4)", [
    contractorId,
    projectId,
    late.providerId,
    addDays(current, 14),
  ]);
  await write(
    `insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
     select contractor_id, id, provider_id, 'STP' from project_company where project_id = $1 and provider_id = $2`,
    [projectId, late.providerId],
  );
  const worker = (admission: string, until: string | null = null) =>
    newWorkerRow(world, { providerId, admission, links: [{ contractorId, projectId, until }] });
  const [left, came, away] = [
    await worker("2020-01-06", addDays(current, 9)),
    await worker(addDays(current, 19)),
    await worker("2020-01-06"),
  ];
  await write(
    "insert into movement (provider_id, worker_id, kind, status, start_date, end_date) values ($1, $2, 'leave', 'away', $3, $4)",
    [providerId, away, addDays(current, -3), addDays(next, 40)],
  );
  const second = await newProject(world, { contractorId, providerIds: [providerId], startDate: "2020-01-01" });
  await demandMonthly(world, { contractorId, providerId, projectId: second });
  await write("insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date) values ($1, $2, $3, $4, $5)", [
    contractorId,
    second,
    providerId,
    left,
    addDays(current, 10),
  ]);
  await nightOf(month, next);
  await nightOf({ contractorId, projectId: second }, next);
  expect(await monthsOf(projectId, late)).toEqual([current, next]);
  expect(await monthsOf(projectId, { workerId: left })).toEqual([before, last, current]);
  expect(await monthsOf(second, { workerId: left })).toEqual([current, next]);
  expect(await monthsOf(projectId, { workerId: came })).toEqual([current, next]);
  expect(await monthsOf(projectId, { workerId: away })).toEqual([before, last]);
  const link = "select id from project_company where project_id = $1 and provider_id = $2";
  await write(`delete from project_company_plan where project_company_id in (${link})`, [projectId, late.providerId]);
  await write("delete from project_company where project_id = $1 and provider_id = $2", [projectId, late.providerId]);
  await nightOf(month, addDays(next, 1));
  expect(await monthsOf(projectId, late)).toEqual([]);
});

test("a month without service stays inactive when the next month opens [R-439]", async () => {
  const month = await newServiceMonth(world);
  const [before, last, current] = month.months;
  const next = addMonths(current, 1);
  const { rows } = await write("select id from pendency where project_id = $1 and reference_month = $2 and worker_id is null", [
    month.projectId,
    current,
  ]);
  const id = rows[0].id;
  const declare = ({ api }: Person, serviceOccurred: boolean) =>
    api("PUT /pendencies/{id}/stp")({ id, body: { action: "SERVICE_PROVIDED", serviceOccurred } });
  await declare(month.supplier, false);
  await month.contractor.api("PUT /pendencies/{id}/stp/decision")({ id, body: { decision: "CONFIRMED" } });
  await nightOf(month, next);
  expect(await activeMonths(world, month)).toEqual({ [before]: 2, [last]: 2, [next]: 2 });
  // The sessions of the first users have ended.
  const colleague = await newPerson(world, { companyId: month.providerId, keys: "all" });
  expect((await declare(colleague, true)).status).toBe(200);
  await reconcileAll(world);
  expect(await activeMonths(world, month)).toEqual({ [before]: 2, [last]: 2, [current]: 2, [next]: 2 });
  expect(monthStart(world)).toBe(next);
});

test("a month opens its documents on its first day, across a year and a leap day [R-438]", async () => {
  const month = await newServiceMonth(world);
  const [before, last, current] = month.months;
  const next = addMonths(current, 1);
  await nightOf(month, addDays(next, -1));
  expect(await activeMonths(world, month)).toEqual({ [before]: 2, [last]: 2, [current]: 2 });
  await nightOf(month, next);
  expect(await activeMonths(world, month)).toEqual({ [before]: 2, [last]: 2, [current]: 2, [next]: 2 });
  const year = Number(next.slice(0, 4));
  const leap = year + ((4 - (year % 4)) % 4 || 4);
  await nightOf(month, `${leap}-02-29`);
  const all = Object.keys(await activeMonths(world, month));
  expect([all.at(-1), all.length]).toEqual([
    `${leap}-02-01`,
    3 + (leap - Number(current.slice(0, 4))) * 12 + 2 - Number(current.slice(5, 7)),
  ]);
});
