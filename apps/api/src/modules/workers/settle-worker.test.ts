import fc from "fast-check";
import { pino } from "pino";
import { expect, test } from "vitest";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { newSupplied, newWorker } from "../../../test/fixtures/new-worker.ts";
import { ownJobs } from "../../../test/jobs.ts";
import { openWorld } from "../../../test/world.ts";
import { addDays } from "../../kernel/dates.ts";
import { jobOpening } from "../../platform/access/openings.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import { inTransaction, openTransaction, type Tx } from "../../platform/database/transaction.ts";
import { sweepContext } from "../../platform/jobs/job-context.ts";
import { sweeps } from "../../platform/jobs/sweeps.ts";
import { recomputeDueWorkersJob } from "./index.ts";
import { settledLinks } from "./rules/link-ends.ts";
import { statusOn } from "./rules/status.ts";
import { movementsOf } from "./store/movements.ts";
import { linksOf, lockSettled } from "./store/settling.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const asCompany = <T>(companyId: number, work: (tx: Tx) => Promise<T>) =>
  inTransaction(openTransaction(world.database.appPool(), jobOpening(companyId)), work);

const kinds = {
  admission: "active",
  leave: "away",
  vacation: "vacation",
  return: "active",
  dismissal: "dismissed",
  transfer: "active",
} as const;
const movement = fc
  .record({
    movementType: fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[])),
    ahead: fc.integer({ min: -60, max: 30 }),
    lasts: fc.option(fc.integer({ min: 1, max: 15 })),
    swapped: fc.boolean(),
  })
  .map(({ lasts, ...told }) => ({ ...told, lasts: ["leave", "vacation", "transfer"].includes(told.movementType) ? lasts : null }));
type Step = {
  readonly movement: {
    readonly movementType: keyof typeof kinds;
    readonly ahead: number;
    readonly lasts: number | null;
    readonly swapped: boolean;
  };
  readonly deed: "POST" | "PUT" | "DELETE";
  readonly at: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  movement,
  deed: fc.constantFrom<Step["deed"]>("POST", "POST", "PUT", "DELETE"),
  at: fc.nat(20),
});

test("stored status and links match the rules after random movement changes [R-475] [R-476]", { timeout: 120_000 }, async () => {
  const { contractorId, providerId, projectId, supplier } = await newSupplied(world);
  const other = await newProject(world, { contractorId, providerIds: [providerId] });
  const { api } = supplier;
  const one = async (steps: readonly Step[]) => {
    const id = await newWorker(api, { admissionDate: day(-61), contracts: [{ projectId, hiringDate: day(-61), endDate: null }] });
    let accepted = 0;
    for (const { deed, at, movement: told } of steps) {
      const { results } = (await api("GET /companies/employees/{id}/movements")({ id })).answer;
      const movementId = results[at % results.length]?.id ?? 2_000_000_000;
      const [to, from] = told.swapped ? [projectId, other] : [other, projectId];
      const isTransfer = told.movementType === "transfer";
      const body = {
        movementType: told.movementType,
        status: kinds[told.movementType],
        projectId: isTransfer ? to : null,
        fromProjectId: isTransfer ? from : null,
        startDate: day(told.ahead),
        endDate: told.lasts === null ? null : day(told.ahead + told.lasts),
      };
      const deeds = {
        POST: () => api("POST /companies/employees/{id}/movements")({ id, body }),
        PUT: () => api("PUT /companies/employees/{id}/movements/{movementId}")({ id, movementId, body }),
        DELETE: () => api("DELETE /companies/employees/{id}/movements/{movementId}")({ id, movementId }),
      };
      const reply = await deeds[deed]();
      expect([200, 201, 204, 404, 422]).toContain(reply.status);
      if (reply.status < 300) accepted += 1;
    }
    await asCompany(providerId, async (tx) => {
      const of = { providerId, workerIds: [id] };
      const [movements, links, [kept]] = [await movementsOf(tx, of), await linksOf(tx, of), await lockSettled(tx, of)];
      const { status, since } = statusOn(movements, day(0));
      expect(kept).toMatchObject({ status, statusSince: since });
      const worked = (all: readonly { projectId: number; from: string; until: string | null }[]) =>
        all
          .filter(({ from, until }) => until === null || until >= from)
          .map(({ projectId: where, from, until }) => `${where} ${from} ${until}`)
          .toSorted();
      const begun = links.filter(({ openedByMovementId }) => openedByMovementId === null);
      const fromNothing = settledLinks(begun, movements);
      expect(
        worked(links.map(({ project, hiringDate, endDate }) => ({ projectId: project.projectId, from: hiringDate, until: endDate }))),
      ).toEqual(
        worked(fromNothing.map(({ project, hiringDate, endDate }) => ({ projectId: project.projectId, from: hiringDate, until: endDate }))),
      );
    });
    return accepted;
  };
  const sequences = fc.sample(fc.array(step, { minLength: 6, maxLength: 12 }), 12);
  let accepted = 0;
  for (const steps of sequences) accepted += await one(steps);
  expect(accepted).toBeGreaterThan(10);
});

test("the daily job updates due and overdue statuses and is idempotent", async () => {
  const { providerId, supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api, { admissionDate: "2026-03-02" });
  const body = { movementType: "vacation" as const, status: "vacation" as const, projectId: null, startDate: day(2), endDate: day(9) };
  await supplier.api("POST /companies/employees/{id}/movements")({ id, body });
  const statusOf = async () => {
    const { rows } = await world.database.ownerPool().query("select status, status_changes_on as next from worker where id = $1", [id]);
    return rows[0];
  };
  expect(await statusOf()).toEqual({ status: "active", next: day(2) });

  const today = day(0);
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [recomputeDueWorkersJob], clock: world.clock, observe });
  const sweep = sweeps.find(({ name }) => name === "platform.turn-workers");
  const turn = async () => {
    const context = sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) });
    const due = await world.database
      .ownerPool()
      .query("select count(distinct provider_id)::int as count from worker where status_changes_on <= $1", [day(0)]);
    await sweep?.run(context);
    for (let done = 0; done < due.rows[0].count; done += 1) await next("done");
  };
  world.clock.forward({ days: 4 });
  await turn();
  expect(await statusOf()).toEqual({ status: "vacation", next: addDays(today, 10) });
  await turn();
  world.clock.forward({ days: 20 });
  await turn();
  expect(await statusOf()).toEqual({ status: "active", next: null });
  const left = await world.database.ownerPool().query("select count(*)::int as count from worker where status_changes_on <= $1", [day(0)]);
  expect(left.rows).toEqual([{ count: 0 }]);
  expect(providerId).toBeGreaterThan(0);
});
