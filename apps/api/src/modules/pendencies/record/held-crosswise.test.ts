// Deadlock retry of bulk moves.
import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { answered, demand, newPendency, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { whenBlockedOnLock } from "../../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const DEADLOCK = "40P01";

/**
 * Moves two pendencies while another transaction locks the second and then requests the first. Returns whether the request was the deadlock
 * victim.
 */
const crosswise = async () => {
  const pendency = await newPendency(world);
  await demand(world, pendency);
  await reconciled(world, pendency);
  const owner = world.database.ownerPool();
  const { rows } = await owner.query<{ id: number }>("select id from pendency where project_id = $1 order by id", [pendency.projectId]);
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await answered(world, id, { answer: "NOT_APPLICABLE", documents: 0 });
  const { api } = await newPerson(world, { companyId: pendency.contractorId, keys: "all" });
  const hold = "select from pendency where id = $1 for update";
  const other = await owner.connect();
  await other.query("begin");
  await other.query(hold, [ids[1]]);
  const moving = api("POST /pendencies/bulk")({ body: { ids, status: "NOT_APPLICABLE" } });
  const gaveWay = await whenBlockedOnLock(world.database, () => other.query(hold, [ids[0]])).then(
    () => false,
    (error: unknown) => (error instanceof DatabaseError && error.code === DEADLOCK) || Promise.reject(error),
  );
  await other.query("rollback");
  other.release();
  return { ids, hasMoverGivenWay: !gaveWay, ...(await moving) };
};

test("a bulk request is retried after a deadlock and applied once", async () => {
  // The victim is the transaction that detects the deadlock first, which varies on a busy machine.
  let crossed = await crosswise();
  while (!crossed.hasMoverGivenWay) crossed = await crosswise();
  const { ids, status, answer } = crossed;
  expect([status, answer.results.map(({ done }) => done)]).toEqual([200, [true, true]]);
  const { rows: told } = await world.database
    .ownerPool()
    .query<{ version: number }>("select version from pendency where id = any ($1)", [ids]);
  expect(told.map(({ version }) => version)).toEqual([2, 2]);
});
