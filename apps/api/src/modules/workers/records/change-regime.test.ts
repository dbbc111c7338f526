import type { ChangedWorker } from "@emdia/contract/workers/record.ts";
import { expect, test } from "vitest";
import { demand } from "../../../../test/fixtures/new-pendency.ts";
import { newSupplied, newWorker, workerBody } from "../../../../test/fixtures/new-worker.ts";
import { audited, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays, addMonths, type IsoDay } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const today = dayInSaoPaulo(world.clock.now());
const firstOf = (monthsAgo: number): IsoDay => `${addMonths(today, -monthsAgo).slice(0, 7)}-01`;
const [began, thisMonth, yesterday] = [firstOf(3), firstOf(0), addDays(today, -1)];
const upTo = (day: IsoDay): readonly IsoDay[] => [3, 2, 1, 0].map(firstOf).filter((month) => month <= day);

/** A worker under the CLT with a document that is required monthly since three months ago. */
const employed = async () => {
  const supplied = await newSupplied(world, { startDate: "2020-01-01" });
  const { supplier, projectId } = supplied;
  await demand(world, supplied, { plan: "STP", frequency: "monthly", from: began });
  const contracts = [{ projectId, hiringDate: began, endDate: null }];
  const id = await newWorker(supplier.api, { admissionDate: "2024-01-08", contracts });
  await reconcileAll(world);
  const { CPF: _, birthdate: __, ...unsaid } = workerBody({ admissionDate: "2024-01-08" });
  const save = async (change: Partial<ChangedWorker>) => {
    const told = await supplier.api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, ...change } });
    await reconcileAll(world);
    return told;
  };
  const months = async () => {
    const { rows } = await world.database
      .ownerPool()
      .query<{ month: string }>(
        "select to_char(reference_month, 'YYYY-MM-DD') as month from pendency where worker_id = $1 and active order by 1",
        [id],
      );
    return rows.map(({ month }) => month);
  };
  return { ...supplied, id, save, months };
};

test("a new regime drops the former regime's requirements from its start on [R-438]", async () => {
  const { save, months, ...place } = await employed();
  expect(await months()).toEqual(upTo(today));
  const { answer } = await save({ contractRegime: "mei", contractRegimeSince: thisMonth });
  expect(answer).toMatchObject({ contractRegime: "mei", contractRegimeSince: thisMonth });
  expect(await months()).toEqual(upTo(addDays(thisMonth, -1)));
  expect(await audited(world, place)).toEqual([]);
});

test("a regime without a start date applies from today, with history", async () => {
  const { save, months, id, supplier } = await employed();
  expect((await save({ contractRegime: "mei" })).answer.contractRegimeSince).toBe(today);
  expect(await months()).toEqual(upTo(yesterday));
  const { answer } = await supplier.api("GET /companies/employees/{id}/history")({ id, query: { itemsPerPage: 100 } });
  expect(answer.results.map(({ field, oldValue, newValue }) => [field, oldValue, newValue])).toEqual(
    expect.arrayContaining([
      ["contractRegime", "clt_indefinite", "mei"],
      ["contractRegimeSince", null, today],
    ]),
  );
});

test("the start of a regime can be corrected back to the admission", async () => {
  const { save, months } = await employed();
  await save({ contractRegime: "mei" });
  expect((await save({ contractRegime: "mei", contractRegimeSince: firstOf(1) })).answer.contractRegimeSince).toBe(firstOf(1));
  expect(await months()).toEqual(upTo(addDays(firstOf(1), -1)));
  expect((await save({ contractRegime: "mei", contractRegimeSince: yesterday })).answer.contractRegimeSince).toBe(yesterday);
  expect((await save({ contractRegime: "mei", contractRegimeSince: "2024-01-08" })).answer.contractRegimeSince).toBeNull();
  expect(await months()).toEqual([]);
  expect((await save({ contractRegime: "clt_indefinite", contractRegimeSince: "2024-01-08" })).answer.contractRegimeSince).toBeNull();
  expect(await months()).toEqual(upTo(today));
});

test("a future regime is refused, and an unchanged one keeps its start [worker.regime_in_future]", async () => {
  const { save } = await employed();
  const refused = await save({ contractRegime: "mei", contractRegimeSince: addDays(today, 1) });
  expect(refused).toMatchObject({ status: 422, refused: { code: "worker.regime_in_future" } });
  await save({ contractRegime: "mei", contractRegimeSince: thisMonth });
  expect((await save({ contractRegime: "mei", role: "Soldadora" })).answer).toMatchObject({
    role: "Soldadora",
    contractRegimeSince: thisMonth,
  });
});

test("a second employment keeps the regimes of the first one", async () => {
  const { save, id, supplier, months } = await employed();
  await save({ contractRegime: "mei", contractRegimeSince: firstOf(2) });
  for (const body of [
    { movementType: "dismissal" as const, projectId: null, status: "dismissed" as const, startDate: addDays(today, -20) },
    {
      movementType: "admission" as const,
      projectId: null,
      status: "active" as const,
      startDate: addDays(today, -10),
      newRole: "Montadora",
      exposedToRisk: false,
    },
  ])
    expect((await supplier.api("POST /companies/employees/{id}/movements")({ id, body })).status).toBe(201);
  await reconcileAll(world);
  const kept = await months();
  const { answer: read } = await supplier.api("GET /companies/employees/{id}")({ id });
  expect(read).toMatchObject({ admissionDate: addDays(today, -10), contractRegimeSince: firstOf(2) });
  const same = { admissionDate: read.admissionDate, contractRegime: "mei" as const };
  expect((await save({ ...same, contractRegimeSince: firstOf(2), role: "Soldadora" })).answer.contractRegimeSince).toBe(firstOf(2));
  expect(await months()).toEqual(kept);
  const { answer } = await save({ ...same, contractRegime: "temporary", contractRegimeSince: read.admissionDate });
  expect(answer.contractRegimeSince).toBe(read.admissionDate);
});
