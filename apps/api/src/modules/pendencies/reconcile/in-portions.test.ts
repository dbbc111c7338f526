// Reconcile in batches.
import { expect, test } from "vitest";
import { arranged } from "../../../../test/facts/changing-facts.ts";
import { asked } from "../../../../test/facts/demanded.ts";
import { jobHand, killedHand } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { keyOf, reconcileProjectJob, reconcileProjectJobIn } from "./reconcile-job.ts";

const world = openWorld();
const AT_ONCE = 3;

test("reconcile of many pendencies runs in batches and survives crashes [R-438]", async () => {
  const { contractorId, projectId, providerId, write } = await arranged(world);
  await write("delete from graphile_worker._private_jobs", []);
  const supplier = { contractorId, projectId, providerId };
  const job = reconcileProjectJobIn(AT_ONCE);
  const isWaiting = async (): Promise<boolean> => {
    const { rowCount } = await world.database
      .ownerPool()
      .query("delete from graphile_worker._private_jobs where key = $1", [keyOf(supplier)]);
    return rowCount === 1;
  };
  const steps: number[] = [];
  do {
    await job.run(killedHand(world), supplier).catch(() => undefined);
    await job.run(jobHand(world), supplier);
    steps.push((await asked(world, supplier)).length);
  } while (await isWaiting());
  const all = steps.at(-1) ?? 0;
  expect(all).toBeGreaterThan(2 * AT_ONCE);
  expect(steps).toEqual(Array.from({ length: Math.ceil(all / AT_ONCE) }, (_, step) => Math.min(all, (step + 1) * AT_ONCE)));
  await reconcileProjectJob.run(jobHand(world), supplier);
  expect(await asked(world, supplier)).toHaveLength(all);
});
