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

const world = openWorld();
const jobs = ownJobs(world.database);
const owner = () => world.database.ownerPool();

type Person = Pick<Awaited<ReturnType<typeof newPerson>>, "api">;
type Answer = { readonly workerId: number; readonly projectId: number; readonly answer: string };
const byId = (one: Answer, other: Answer) => one.workerId - other.workerId || one.projectId - other.projectId;
const answerOf = ({ mayWork, reasons }: Standing["projects"][number]): string => (mayWork ? "may_work" : String(reasons[0]?.hindrance));

/** Answers for projects as the pages of the workers give them, and as the tables have them. */
const liveAndStored = async ({ providerId }: Place, { api }: Person) => {
  const { rows: stored } = await owner().query<Answer>(
    `select distinct worker_id as "workerId", project_id as "projectId", standing as answer from project_worker
     where provider_id = $1 and standing is distinct from 'no_project'`,
    [providerId],
  );
  const { rows: workers } = await owner().query<{ id: number }>("select id from worker where provider_id = $1 order by id", [providerId]);
  const live: Answer[] = [];
  for (const { id } of workers) {
    const { answer } = await api("GET /companies/employees/{id}/standing")({ id });
    live.push(...answer.projects.map((project) => ({ workerId: id, projectId: project.id, answer: answerOf(project) })));
  }
  return { live: live.toSorted(byId), stored: stored.toSorted(byId) };
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
  const seen = new Set<string>();
  const settle = async () => {
    await reconcileAll(world);
    await settleAllStandings(world);
  };
  const compare = async (step: string) => {
    const { live, stored } = await liveAndStored(place, place.supplier);
    expect(stored, `after ${step}`).toEqual(live);
    for (const { answer } of stored) seen.add(answer);
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
  await owner().query("update project_worker set standing = 'away' where provider_id = $1", [place.providerId]);
  await sweepNow("platform.mend-worker-figures");
  await compare("the repair");
  await removed(place);
  await settle();
  await compare("the removal of the project");
  expect([...seen]).toEqual(
    expect.arrayContaining(["may_work", "documents", "restricted", "dismissed", "project_inactive", "project_over"]),
  );
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
  const storedFor = async () =>
    (await owner().query("select standing from worker where id = any ($1) order by id", [place.workers])).rows.map(
      ({ standing }) => standing,
    );
  expect(await storedFor()).toEqual(["may_work", "may_work"]);
  for (const [days, expected] of [
    [2, ["documents", "documents"]],
    [2, ["no_project", "documents"]],
  ] as const) {
    world.clock.forward({ days });
    await sweepNow("platform.turn-workers");
    expect(await storedFor()).toEqual(expected);
    const { api } = await newPerson(world, { companyId: place.providerId, keys: "all" });
    const { live, stored } = await liveAndStored(place, { api });
    expect(stored).toEqual(live);
  }
});
