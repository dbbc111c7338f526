import { expect, test } from "vitest";
import { asked, demanded } from "../../../../test/facts/demanded.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { audited } from "../../../../test/pendency-jobs.ts";
import { makeProject, openWorkshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";
import { linkProjectJob } from "../../projects/index.ts";
import { organisePendencies } from "./reconcile-job.ts";

const world = openWorld();
const jobs = ownJobs(world.database);

test("linking a project creates exactly the demanded pendencies [R-253] [R-438]", async () => {
  const workshop = await openWorkshop(world, "all");
  const { contractorId, supplierId: providerId, person } = workshop;
  const { id, projectIsBlocked } = await makeProject(workshop, ["SSMA", "STP"]);
  expect(projectIsBlocked).toBe(true);
  const project = { contractorId, projectId: id };
  for (let count = 0; count < 2; count += 1) await newWorkerRow(world, { providerId, links: [project] });
  // Leaves only the linking job in the queue.
  await world.database.ownerPool().query("delete from graphile_worker._private_jobs where key not like 'projects.%' or key is null");
  const listed = async () => (await person.api("GET /pendencies")({ query: { project: [id], itemsPerPage: 100 } })).answer;
  expect((await listed()).results).toEqual([]);

  const { observe, next } = jobs.watch();
  await jobs.take({ jobs: [linkProjectJob({ seconds: 0, organise: organisePendencies })], clock: world.clock, observe });
  for (let step = 0; step < 2; step += 1) await next("done");

  expect((await person.api("GET /projects/{id}")({ id })).answer).toMatchObject({ projectIsBlocked: false, linking: null });
  const keys = await demanded(world, project);
  expect(keys.length).toBeGreaterThan(4);
  expect(await asked(world, project)).toEqual(keys);
  const { results, meta } = await listed();
  expect([results.length, meta.totalResults]).toEqual([keys.length, keys.length]);
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["OPEN"]));
  expect(await audited(world, project)).toEqual([]);
});
