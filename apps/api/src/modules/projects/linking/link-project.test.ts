import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { data, linkNow, makeProject, openWorkshop, saveAt } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { linkProjectJob } from "./link-project-job.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const HOUR = 3_600;

const withSuppliers = async (count: number) => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop);
  await linkNow(world, project);
  await world.database.ownerPool().query("delete from graphile_worker._private_jobs");
  const ids = await Promise.all(Array.from({ length: count - 1 }, () => newCompany(world, "provider")));
  const companies = [workshop.supplierId, ...ids].map((companyId) => ({ companyId, plans: ["SSMA" as const] }));
  const { answer } = await saveAt(workshop.person, project, { step: 3, companies, invitedCompanies: [] });
  const read = async () => (await workshop.person.api("GET /projects/{id}")({ id: answer.id })).answer;
  return { workshop, project: answer, read };
};

test("the job links one supplier after another and then unblocks the project [R-253] [R-283]", async () => {
  const { project, read } = await withSuppliers(3);
  expect(project).toMatchObject({ projectIsBlocked: true, linking: { done: 0, total: 3 } });
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [linkProjectJob({ seconds: 0 })], observe });
  for (let step = 0; step <= 3; step += 1) await next("done");
  expect(await read()).toMatchObject({ projectIsBlocked: false, linking: null });
});

test("the job resumes from the stored progress after its worker stops", async () => {
  const { workshop, project, read } = await withSuppliers(4);
  const first = jobs.watch();
  const killed = await jobs.take({ jobs: [linkProjectJob({ seconds: HOUR })], observe: first.observe });
  await first.next("done");
  await killed.stop();
  expect(await read()).toMatchObject({ projectIsBlocked: true, linking: { done: 1, total: 4 } });
  const refused = await saveAt(workshop.person, project, { step: 1, ...data, name: "Enquanto isso" });
  expect(refused.status).toBe(409);

  await world.database.ownerPool().query("update graphile_worker._private_jobs set run_at = now()");
  const second = jobs.watch();
  await jobs.take({ jobs: [linkProjectJob({ seconds: 0 })], observe: second.observe });
  for (let step = 1; step <= 4; step += 1) await second.next("done");
  expect(await read()).toMatchObject({ projectIsBlocked: false, linking: null });
});

test("the progress advances only after the last batch of a large supplier", async () => {
  const { read } = await withSuppliers(2);
  const portions = [false, false, true, true];
  const organise = async () => portions.shift() ?? true;
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [linkProjectJob({ seconds: 0, organise })], observe });
  // Four batches, and the finishing run.
  for (let step = 0; step < 5; step += 1) await next("done");
  expect(portions).toEqual([]);
  expect(await read()).toMatchObject({ projectIsBlocked: false, linking: null });
});

test("linking spreads its nominal duration over the suppliers [CD-077]", async () => {
  await withSuppliers(2);
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [linkProjectJob({ seconds: HOUR })], observe });
  await next("done");
  const { rows } = await world.database
    .ownerPool()
    .query<{ minutes: number }>(
      "select round(extract(epoch from run_at - now()) / 60)::integer as minutes from graphile_worker._private_jobs where run_at > now() + interval '1 minute'",
    );
  expect(rows).toEqual([{ minutes: 30 }]);
  await world.database.ownerPool().query("delete from graphile_worker._private_jobs");
});

test("a job after the end of the linking does nothing", async () => {
  const { project, read } = await withSuppliers(2);
  await linkNow(world, project);
  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [linkProjectJob({ seconds: 0 })], observe });
  await next("done");
  expect(await read()).toMatchObject({ projectIsBlocked: false, linking: null });
});
