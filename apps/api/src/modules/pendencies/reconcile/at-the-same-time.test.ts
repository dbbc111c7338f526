// Reconcile with concurrent facts.
import { expect, test } from "vitest";
import { arranged, changes, type Place } from "../../../../test/facts/changing-facts.ts";
import { asked, demanded } from "../../../../test/facts/demanded.ts";
import type { Supplied } from "../../../../test/fixtures/new-worker.ts";
import { audited, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const change = (what: string) => async (place: Place) => {
  const carryOut = changes[what];
  if (!carryOut) throw new Error(`nobody knows how ${what}`);
  await carryOut(place);
};

/** Writes a fact in an open transaction, runs the concurrent change and its reconcile, then commits. */
const writtenWhile = async (place: Place, fact: (place: Place) => Promise<unknown>, meanwhile: (place: Place) => Promise<unknown>) => {
  const client = await world.database.ownerPool().connect();
  try {
    await client.query("begin");
    await fact({ ...place, write: (statement, values) => client.query(statement, [...values]) });
    await meanwhile(place);
    await reconcileAll(world);
    await client.query("commit");
  } finally {
    client.release();
  }
};

type Case = {
  readonly what: string;
  readonly before?: (place: Place) => Promise<unknown>;
  readonly fact: (place: Place) => Promise<unknown>;
  readonly meanwhile: (place: Place) => Promise<unknown>;
  readonly where?: (place: Place) => Supplied;
};
const cases: readonly Case[] = [
  {
    what: "a worker is restricted while being linked",
    fact: change("a person is kept out"),
    meanwhile: ({ write, contractorId, providerId, workers, second }) =>
      write(
        `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date) values ($1, $2, $3, $4, '2026-02-01')`,
        [contractorId, second.projectId, providerId, workers[0]],
      ),
    where: ({ second }) => second,
  },
  {
    what: "a worker returns from leave while the supplier is linked",
    fact: ({ write, other, day }) =>
      write("insert into movement (provider_id, worker_id, kind, status, start_date, end_date) values ($1, $2, 'leave', 'away', $3, $4)", [
        other.providerId,
        other.workerId,
        day(-70),
        day(-5),
      ]),
    meanwhile: change("another supplier is linked"),
  },
  {
    what: "an activity type gains a risk while a worker takes it up",
    before: ({ write, contractorId, projectId, danger }) =>
      write(
        "insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version) values ($1, $2, $1, $3, 1)",
        [contractorId, projectId, danger.id],
      ),
    fact: ({ write, contractorId, providerId, activityType, danger }) =>
      write("insert into activity_type_risk (provider_id, activity_type_id, activity_owner_id, activity_id) values ($1, $2, $3, $4)", [
        providerId,
        activityType,
        contractorId,
        danger.id,
      ]),
    meanwhile: change("somebody does a kind of work"),
  },
  {
    what: "a risk activity gains a document while a project adds it",
    before: change("somebody does a kind of work"),
    fact: change("a danger asks for more"),
    meanwhile: change("the contractor calls something dangerous"),
  },
];

test.each(cases)("reconcile covers both concurrent facts: $what [R-438]", async ({ before, fact, meanwhile, where }) => {
  const place = await arranged(world);
  const there = where?.(place) ?? place;
  await before?.(place);
  await reconcileAll(world);
  let sooner: Awaited<ReturnType<typeof asked>> = [];
  await writtenWhile(place, fact, async () => {
    await meanwhile(place);
    await reconcileAll(world);
    sooner = await asked(world, there);
  });
  await reconcileAll(world);
  expect(await asked(world, there)).not.toEqual(sooner);
  expect(await asked(world, there)).toEqual(await demanded(world, there));
  expect(await audited(world, there)).toEqual([]);
});
