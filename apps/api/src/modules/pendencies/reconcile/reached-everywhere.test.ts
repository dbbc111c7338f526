// Affected projects of changed facts.
import { beforeEach, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { jobHand } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { reconcileReached, reconcileReachedJobIn } from "./reconcile-job.ts";

const world = openWorld();
const write = (statement: string, values: readonly unknown[] = []) => world.database.ownerPool().query(statement, [...values]);

/** Payloads of the queued jobs with this name. */
const waiting = async (name: string) => {
  const { rows } = await write(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [name],
  );
  return rows.map(({ payload }) => payload);
};
const forgetJobs = () => write("delete from graphile_worker._private_jobs");

/** A contractor with projects and a figure of its own for examinations after an absence. */
const contractorOf = async (projects: number) => {
  const contractorId = await newCompany(world, "contractor");
  const ids: number[] = [];
  for (let count = 0; count < projects; count += 1) ids.push(await newProject(world, { contractorId }));
  await write(
    `insert into norm_figure (owner_id, key, value, unit, source, holds_from, confidence)
     values ($1, 'nr7.aso.return_after', 30, 'days', 'Regra da casa', '2026-01-01', 'own')`,
    [contractorId],
  );
  await forgetJobs();
  return { contractorId, ids };
};

beforeEach(forgetJobs);

test("a changed figure enqueues every affected project, in batches", async () => {
  const { contractorId, ids } = await contractorOf(5);
  for (const atOnce of [1, 2, 5, 6]) {
    await forgetJobs();
    await reconcileReachedJobIn(atOnce).run(jobHand(world), { fact: "figures", ownerId: 0, ids: [contractorId] });
    const asked = await waiting("pendencies.reconcile-project");
    expect(asked).toEqual(ids.map((projectId) => ({ contractorId, projectId, providerId: null })));
  }
});

test("a changed risk activity enqueues only the projects with it", async () => {
  const { contractorId, ids } = await contractorOf(4);
  const { rows } = await write("insert into risk_activity (owner_id, name) values ($1, 'Torre') returning id", [contractorId]);
  const danger = rows[0]?.id;
  await write(
    "insert into risk_activity_version (owner_id, risk_activity_id, version, name, description) values ($1, $2, 1, 'Torre', 'Torre')",
    [contractorId, danger],
  );
  for (const projectId of ids.slice(1))
    await write(
      "insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version) values ($1, $2, $1, $3, 1)",
      [contractorId, projectId, danger],
    );
  await forgetJobs();
  await reconcileReachedJobIn(2).run(jobHand(world), { fact: "dangers", ownerId: contractorId, ids: [danger] });
  const asked = await waiting("pendencies.reconcile-project");
  expect(asked.map(({ projectId }) => projectId)).toEqual(ids.slice(1));
});

test("a changed figure unit enqueues reconcile, a changed source does not", async () => {
  const { contractorId } = await contractorOf(1);
  await write("update norm_figure set source = 'Outra regra da casa' where owner_id = $1", [contractorId]);
  expect(await waiting(reconcileReached.name)).toEqual([]);
  await write("update norm_figure set unit = 'months' where owner_id = $1", [contractorId]);
  expect(await waiting(reconcileReached.name)).toEqual([{ fact: "figures", ownerId: 0, ids: [contractorId] }]);
});
