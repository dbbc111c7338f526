// Changes during a reconcile.
import { expect, test } from "vitest";
import { arranged, changes, type Place } from "../../../../test/facts/changing-facts.ts";
import { asked, demanded } from "../../../../test/facts/demanded.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { audited, jobHand, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { whenBlockedOnLock } from "../../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../../test/world.ts";
import { jobOpening } from "../../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../../platform/database/transaction.ts";
import { reconcileProjectJob } from "./reconcile-job.ts";
import { reconcileSupplier } from "./reconcile-supplier.ts";

const world = openWorld();

/** A scene with an empty queue, in which the workers do a dangerous activity. */
const idleScene = async (): Promise<Place> => {
  const place = await arranged(world);
  for (const change of ["somebody does a kind of work", "the contractor calls something dangerous"]) await changes[change]?.(place);
  await place.write("delete from graphile_worker._private_jobs", []);
  return place;
};

/** Blocks the job after it read its facts and before it writes, and commits the change in between. */
const reconciledWhile = async (place: Place, change: () => Promise<unknown>): Promise<void> => {
  const { contractorId, projectId, providerId } = place;
  const holder = await world.database.ownerPool().connect();
  await holder.query("begin");
  await holder.query("lock table pendency in share mode");
  const job = reconcileProjectJob.run(jobHand(world), { contractorId, projectId, providerId });
  await whenBlockedOnLock(world.database, change).finally(async () => {
    await holder.query("rollback");
    holder.release();
  });
  await job;
};

test("a project inactivated during reconcile ends without pendencies until it is reactivated [R-438]", async () => {
  const place = await idleScene();
  const { api } = await newPerson(world, { companyId: place.contractorId, keys: "all" });
  const id = place.projectId;
  await reconciledWhile(place, async () => expect((await api("PUT /projects/{id}/inactivate")({ id })).status).toBeLessThan(300));
  expect((await asked(world, place)).length).toBeGreaterThan(0);
  await reconcileAll(world);
  expect(await asked(world, place)).toEqual([]);
  expect((await api("PUT /projects/{id}/reactivate")({ id })).status).toBeLessThan(300);
  await reconcileAll(world);
  expect((await asked(world, place)).length).toBeGreaterThan(0);
  expect(await asked(world, place)).toEqual(await demanded(world, place));
  expect(await audited(world, place)).toEqual([]);
});

test("changing a project does not wait for a running reconcile", async () => {
  const place = await idleScene();
  const { api } = await newPerson(world, { companyId: place.contractorId, keys: "all" });
  const id = place.projectId;
  await inTransaction(openTransaction(world.database.appPool(), jobOpening(place.contractorId)), async (tx) => {
    await reconcileSupplier(tx, place, { now: world.clock.now() });
    expect((await api("PUT /projects/{id}/inactivate")({ id })).status).toBeLessThan(300);
  });
  expect((await asked(world, place)).length).toBeGreaterThan(0);
  await reconcileAll(world);
  expect(await asked(world, place)).toEqual([]);
});

test("a catalogue change during reconcile is covered by the job it enqueues [R-438]", async () => {
  const place = await idleScene();
  await reconciledWhile(place, async () => changes["a danger asks for more"]?.(place));
  const before = await asked(world, place);
  await reconcileAll(world);
  expect((await asked(world, place)).length).toBe(before.length + 1);
  expect(await asked(world, place)).toEqual(await demanded(world, place));
  expect(await audited(world, place)).toEqual([]);
});

test("the audit waits for a running reconcile and reports no difference", async () => {
  const place = await idleScene();
  const compared: Promise<readonly unknown[]>[] = [];
  await reconciledWhile(place, async () => {
    const comparing = audited(world, place);
    compared.push(comparing);
    await Promise.race([comparing, whenBlockedOnLock(world.database, async () => undefined, 2)]);
  });
  expect(await Promise.all(compared)).toEqual([[]]);
  expect(await asked(world, place)).toEqual(await demanded(world, place));
});

test("reconcile locks workers in id order, so concurrent moves cannot deadlock", async () => {
  const place = await idleScene();
  await reconcileAll(world);
  const [first, second] = place.workers;
  // The first worker lacks a pendency, and a pendency of the second becomes inactive.
  await place.write("delete from pendency where worker_id = $1", [first]);
  await place.write("update project_worker set end_date = $2, asked_until = $2 where worker_id = $1", [second, place.day(-1)]);
  await place.write("delete from graphile_worker._private_jobs", []);
  const mover = await world.database.ownerPool().connect();
  const hold = (worker: number | undefined) => mover.query("select from worker where id = $1 for no key update nowait", [worker]);
  await mover.query("begin");
  await hold(first);
  const job = reconcileProjectJob.run(jobHand(world), place);
  await whenBlockedOnLock(world.database, () => hold(second)).finally(async () => {
    await mover.query("rollback");
    mover.release();
  });
  await job;
  expect(await asked(world, place)).toEqual(await demanded(world, place));
});
