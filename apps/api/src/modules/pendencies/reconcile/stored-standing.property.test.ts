import type { Standing } from "@emdia/contract/workers/standing.ts";
import fc from "fast-check";
import { pino } from "pino";
import { expect, test } from "vitest";
import { arranged, changes, type Place, removed } from "../../../../test/facts/changing-facts.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { reconcileAll } from "../../../../test/pendency-jobs.ts";
import { settleAllStandings } from "../../../../test/standing-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { sweepContext } from "../../../platform/jobs/job-context.ts";
import { sweeps } from "../../../platform/jobs/sweeps.ts";
import { standingOrder } from "../../workers/rules/index.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const owner = () => world.database.ownerPool();

type Person = Pick<Awaited<ReturnType<typeof newPerson>>, "api">;
type Stored = { readonly workerId: number; readonly projectId: number | null; readonly standing: string | null };
type Side = { readonly companyId: number; readonly providerId: number; readonly person: Person };
const answerOf = ({ mayWork, reasons }: Standing["projects"][number]) => (mayWork ? "may_work" : (reasons[0]?.hindrance ?? null));
const mostUrgent = (answers: readonly ReturnType<typeof answerOf>[]) =>
  answers.toSorted((one, other) => standingOrder.indexOf(one) - standingOrder.indexOf(other))[0] ?? "no_project";
const byId = (one: Stored, other: Stored) => one.workerId - other.workerId || (one.projectId ?? 0) - (other.projectId ?? 0);

const stored = async (statement: string, values: readonly number[]) => (await owner().query<Stored>(statement, [...values])).rows;
/** Answers as the tables have them: per project that the side reads, and for the worker. Without an open link the answer is no row. */
const storedFor = async ({ companyId, providerId }: Side): Promise<readonly Stored[]> => {
  const isSupplier = companyId === providerId;
  const side = isSupplier ? "provider_id" : "contractor_id";
  const links = await stored(
    `select distinct worker_id as "workerId", project_id as "projectId", standing from project_worker
     where provider_id = $1 and ${side} = $2 and standing is distinct from 'no_project'`,
    [providerId, companyId],
  );
  const workers = isSupplier
    ? await stored(`select id as "workerId", null as "projectId", standing from worker where provider_id = $1`, [providerId])
    : await stored(
        `select worker_id as "workerId", null as "projectId", standing from contractor_worker where provider_id = $1 and contractor_id = $2`,
        [providerId, companyId],
      );
  return [...links, ...workers].toSorted(byId);
};
/** The same as the pages of the workers answer. A contractor whom the supplier no longer works for gets no page. */
const liveFor = async ({ companyId, providerId, person: { api } }: Side): Promise<readonly Stored[]> => {
  const isSupplier = companyId === providerId;
  const workers = await stored(
    isSupplier
      ? `select id as "workerId" from worker where provider_id = $1`
      : `select worker_id as "workerId" from contractor_worker where provider_id = $1 and contractor_id = $2`,
    isSupplier ? [providerId] : [providerId, companyId],
  );
  const live: Stored[] = [];
  for (const { workerId } of workers) {
    const { status, answer } = await api("GET /companies/employees/{id}/standing")({ id: workerId });
    const projects = status === 200 ? answer.projects : [];
    live.push(...projects.map((project) => ({ workerId, projectId: project.id, standing: answerOf(project) })));
    live.push({ workerId, projectId: null, standing: mostUrgent(projects.map(answerOf)) });
  }
  return live.toSorted(byId);
};

/** Both suppliers of the place, and its contractor for each. */
const sidesOf = async ({ contractorId, providerId, other, supplier }: Place): Promise<readonly Side[]> => {
  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  const second = await newPerson(world, { companyId: other.providerId, keys: "all" });
  return [
    { companyId: providerId, providerId, person: supplier },
    { companyId: contractorId, providerId, person: contractor },
    { companyId: other.providerId, providerId: other.providerId, person: second },
    { companyId: contractorId, providerId: other.providerId, person: contractor },
  ];
};

const sweepNow = async (name: string) => {
  const context = sweepContext(jobs.sweepPool(), { clock: world.clock, log: pino({ level: "silent" }) });
  await sweeps.find((one) => one.name === name)?.run(context);
  await settleAllStandings(world);
};

test("the stored eligibility equals the live answer after any change [CD-161]", { timeout: 240_000 }, async () => {
  const names = Object.keys(changes);
  const [order = []] = fc.sample(fc.shuffledSubarray(names, { minLength: names.length }), { numRuns: 1, seed: 20_261_129 });
  const place = await arranged(world);
  const sides = await sidesOf(place);
  const seen = new Set<string | null>();
  const settle = async () => {
    await reconcileAll(world);
    await settleAllStandings(world);
  };
  const compare = async (step: string) => {
    for (const side of sides) {
      const answers = await storedFor(side);
      expect(answers, `for ${side.companyId === side.providerId ? "the supplier" : "the contractor"} after ${step}`).toEqual(
        await liveFor(side),
      );
      for (const { standing } of answers) seen.add(standing);
    }
  };
  await settle();
  await compare("the requests");
  // Approves the documents of the workers, so that the following changes turn a yes into a no.
  await owner().query("update pendency set status = 'DONE' where provider_id = $1 and worker_id is not null", [place.providerId]);
  await settle();
  await compare("the approval");
  for (const name of order) {
    await changes[name]?.(place);
    await settle();
    await compare(name);
  }
  await owner().query("update worker set standing = 'away', standing_changes_on = null where provider_id = $1", [place.providerId]);
  for (const table of ["project_worker", "contractor_worker"])
    await owner().query(`update ${table} set standing = 'away' where provider_id = $1`, [place.providerId]);
  await sweepNow("platform.mend-worker-figures");
  await compare("the repair");
  await removed(place);
  await settle();
  await compare("the removal of the project");
  expect([...seen]).toEqual(
    expect.arrayContaining(["may_work", "documents", "restricted", "dismissed", "project_inactive", "project_over", "no_project"]),
  );
});

test("the stored eligibility has no project when the supplier leaves the contractor", async () => {
  const place = await arranged(world);
  const sides = await sidesOf(place);
  const leave = async (projectId: number) => {
    const link = "select id from project_company where project_id = $1 and provider_id = $2";
    await owner().query(`delete from project_company_plan where project_company_id in (${link})`, [projectId, place.providerId]);
    await owner().query("delete from project_company where project_id = $1 and provider_id = $2", [projectId, place.providerId]);
    await settleAllStandings(world);
    for (const side of sides) expect(await storedFor(side)).toEqual(await liveFor(side));
    return new Set((await storedFor({ ...place, companyId: place.providerId, person: place.supplier })).map(({ standing }) => standing));
  };
  await settleAllStandings(world);
  // The workers have links to the first project only, which both sides read until the supplier leaves the second one.
  expect(await leave(place.projectId)).not.toContain("no_project");
  expect(await leave(place.second.projectId)).toEqual(new Set(["no_project"]));
});

test("the daily job stores the answer of a new day without a change", async () => {
  const place = await arranged(world);
  const ends = place.day(3);
  await owner().query("update project_worker set end_date = $2, asked_until = $2 where worker_id = $1", [place.workers[0], ends]);
  await reconcileAll(world);
  await owner().query("update pendency set status = 'DONE', expiration_date = $2, approved_until = $2 where provider_id = $1", [
    place.providerId,
    place.day(1),
  ]);
  await settleAllStandings(world);
  const standings = async () =>
    (await owner().query("select standing from worker where id = any ($1) order by id", [place.workers])).rows.map(
      ({ standing }) => standing,
    );
  expect(await standings()).toEqual(["may_work", "may_work"]);
  for (const [days, expected] of [
    [2, ["documents", "documents"]],
    [2, ["no_project", "documents"]],
  ] as const) {
    world.clock.forward({ days });
    await sweepNow("platform.turn-workers");
    expect(await standings()).toEqual(expected);
    const person = await newPerson(world, { companyId: place.providerId, keys: "all" });
    const side = { companyId: place.providerId, providerId: place.providerId, person };
    expect(await storedFor(side)).toEqual(await liveFor(side));
  }
});
