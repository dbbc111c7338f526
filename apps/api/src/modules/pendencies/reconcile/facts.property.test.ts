import fc from "fast-check";
import { expect, test } from "vitest";
import { arranged, changes, removed } from "../../../../test/facts/changing-facts.ts";
import { asked, demanded } from "../../../../test/facts/demanded.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { audited, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const write = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);
const SEQUENCES = 2;
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);

test("pendencies match the facts after changes in any order and crashes [R-438]", async () => {
  const orders = fc.sample(fc.shuffledSubarray(Object.keys(changes), { minLength: Object.keys(changes).length }), {
    numRuns: SEQUENCES,
    seed: 20_261_122,
  });
  for (const [at, order] of orders.entries()) {
    const place = await arranged(world);
    await reconcileAll(world);
    expect((await asked(world, place)).length).toBeGreaterThan(5);
    for (const [step, name] of order.entries()) {
      await changes[name]?.(place);
      await reconcileAll(world, () => (step + at) % 3 === 0);
      for (const project of [place, place.second])
        expect(await asked(world, project), `after ${order.slice(0, step + 1).join(", ")}`).toEqual(await demanded(world, project));
    }
    for (const project of [place, place.second]) expect(await audited(world, project)).toEqual([]);
    await removed(place);
    await reconcileAll(world, () => true);
    expect(await asked(world, place)).toEqual([]);
    expect(await audited(world, place)).toEqual([]);
  }
}, 240_000);

test("a contractor figure for leave returns applies at once [R-438]", async () => {
  const place = await arranged(world);
  await changes["somebody goes on leave"]?.(place);
  await reconcileAll(world);
  const before = await asked(world, place);
  const { api } = await newPerson(world, { companyId: place.contractorId, keys: "all" });
  const body = { key: "nr7.aso.return_after", value: 90, source: "Regra da casa", holdsFrom: day(-1) };
  expect((await api("POST /catalogue/norm-figures")({ body })).status).toBe(201);
  await reconcileAll(world);
  expect(before.length - (await asked(world, place)).length).toBe(1);
  expect(await asked(world, place)).toEqual(await demanded(world, place));
});

test("a training's new certificate is demanded at once [R-438]", async () => {
  const place = await arranged(world);
  const [first, second] = place.danger.documents;
  const { rows } = await write(
    `insert into training (id, code, name, name_en_us, name_es_es, norm, triggers, document_owner_id, document_type_id)
     values (9001, 'torre', 'Trabalho em torre', 'Work on towers', 'Trabajo en torres', 'NR-35', '{}', 0, $1) returning id`,
    [first],
  );
  await write("insert into risk_activity_training (owner_id, risk_activity_id, version, training_id) values ($1, $2, 1, $3)", [
    place.contractorId,
    place.danger.id,
    rows[0].id,
  ]);
  for (const name of ["the contractor calls something dangerous", "somebody does a kind of work"]) await changes[name]?.(place);
  await reconcileAll(world);
  const before = await asked(world, place);
  await write("update training set document_type_id = $2 where id = $1", [rows[0].id, second]);
  await reconcileAll(world);
  expect((await asked(world, place)).length).toBeGreaterThan(before.length);
  expect(await asked(world, place)).toEqual(await demanded(world, place));
});

test("the audit reports and recreates a missing pendency, only on its day", async () => {
  const place = await arranged(world);
  await reconcileAll(world);
  const { rows } = await write("select id from pendency where project_id = $1 and active order by id limit 1", [place.projectId]);
  await write("delete from pendency_question where pendency_id = $1", [rows[0].id]);
  await write("delete from pendency where id = $1", [rows[0].id]);
  const { contractorId, projectId, providerId } = place;
  expect(await audited(world, place, day(-1))).toMatchObject([{ contractorId, projectId, day: day(-1), suppliers: 1 }]);
  expect(await audited(world, place, day(0))).toMatchObject([
    { contractorId, projectId, providerId, lacking: 1, tooMany: 0, toReturn: 0, toReschedule: 0 },
  ]);
  await reconcileAll(world);
  expect(await asked(world, place)).toEqual(await demanded(world, place));
});

test.each([
  { change: "a requirement is closed", again: 0, differs: { lacking: 0, tooMany: 2, toReturn: 0, toReschedule: 0 } },
  { change: "a person is kept out", again: 1, differs: { lacking: 0, tooMany: 3, toReturn: 0, toReschedule: 0 } },
])("a queued change is no difference until its attempts end: $change", async ({ change, again, differs }) => {
  const place = await arranged(world);
  await reconcileAll(world);
  await changes[change]?.(place);
  expect(await audited(world, place)).toEqual([]);
  const later = "select from graphile_worker._private_jobs where key like 'pendencies.audit-project ' || $1 || ' %' and run_at > now()";
  expect((await write(later, [place.projectId])).rowCount).toBe(again);
  await write("update graphile_worker._private_jobs set attempts = max_attempts where key like 'pendencies.reconcile-%'", []);
  expect(await audited(world, place)).toMatchObject([differs]);
  await reconcileAll(world);
  expect(await audited(world, place)).toEqual([]);
});

test("a removed pendency is not created again or reported as missing [CD-149]", async () => {
  const place = await arranged(world);
  await reconcileAll(world);
  const { api } = await newPerson(world, { companyId: place.contractorId, keys: "all" });
  const { rows } = await write("select id from pendency where project_id = $1 and worker_id = $2 and active order by id limit 1", [
    place.projectId,
    place.workers[0],
  ]);
  expect((await api("DELETE /pendencies/{id}")({ id: rows[0].id })).status).toBe(204);
  const left = await asked(world, place);
  for (const change of ["a requirement is closed", "a requirement holds on"]) {
    await changes[change]?.(place);
    await reconcileAll(world);
    expect(await audited(world, place)).toEqual([]);
  }
  expect(await asked(world, place)).toEqual(left);
  expect((await api("GET /pendencies/{id}")({ id: rows[0].id })).status).toBe(404);
});

test("concurrent reconciles of one supplier create no duplicates", async () => {
  const place = await arranged(world);
  await Promise.all([reconcileAll(world), reconcileAll(world)]);
  expect(await asked(world, place)).toEqual(await demanded(world, place));
});
