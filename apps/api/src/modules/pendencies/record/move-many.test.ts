import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { answered, demand, newPendency, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

/** A reviewer with all permissions and a pendency of a worker. */
const reviewed = async () => {
  const pendency = await newPendency(world);
  const { api } = await newPerson(world, { companyId: pendency.contractorId, keys: "all" });
  return { ...pendency, api, id: pendency.pendencyId };
};

test("a bulk move reports the result of each pendency", async () => {
  const one = await reviewed();
  const other = await newPendency(world);
  await answered(world, one.id, { answer: "NOT_APPLICABLE", documents: 0 });
  const ids = [one.id, other.pendencyId, 987_654_321];
  const { answer } = await one.api("POST /pendencies/bulk")({ body: { ids, status: "NOT_APPLICABLE" } });
  expect(answer.results).toMatchObject([
    { id: one.id, done: true },
    { id: other.pendencyId, done: false, code: "pendency.not_found" },
    { id: 987_654_321, done: false, code: "pendency.not_found" },
  ]);
});

test("a bulk move refuses outdated versions line by line", async () => {
  const [one, other] = [await reviewed(), await reviewed()];
  await answered(world, one.id, { answer: "NOT_APPLICABLE", documents: 0 });
  await one.api("PUT /pendencies/{id}")({ id: one.id, body: { status: "NOT_APPLICABLE" } });
  const body = { ids: [one.id, other.id], read: [{ id: one.id, version: 1 }], status: "SUPPORT" as const, note: "Vale para a noite?" };
  const { answer } = await one.api("POST /pendencies/bulk")({ body });
  expect(answer.results).toMatchObject([
    { id: one.id, done: false, code: "pendency.stale", details: { version: 2, status: "NOT_APPLICABLE" } },
    { id: other.id, done: false, code: "pendency.not_found" },
  ]);
  const again = await one.api("POST /pendencies/bulk")({ body: { ...body, read: [{ id: one.id, version: 2 }] } });
  expect(again.answer.results).toMatchObject([{ id: one.id, done: true }, { done: false }]);
});

test("a bulk move with a repeated idempotency key runs once", async () => {
  const { id, api, pendencyId } = await reviewed();
  await answered(world, pendencyId, { answer: "OK", status: "IN_REVISION" });
  const idempotencyKey = randomUUID();
  const move = (action: "approve" | "finish", status: "IN_REVISION" | "DONE") =>
    api("POST /pendencies/bulk")({ body: { ids: [id], status, action } }, { idempotencyKey });
  const [first, second] = [await move("approve", "IN_REVISION"), await move("approve", "IN_REVISION")];
  expect(second.answer).toEqual(first.answer);
  const { results } = (await api("GET /pendencies/{id}/history")({ id })).answer;
  expect(results.filter(({ action }) => action === "pendency.approve")).toHaveLength(1);
  expect((await move("finish", "DONE")).refused.code).toBe("request.key_reused");
});

test("concurrent bulk moves for the same workers succeed without deadlock", async () => {
  const pendency = await newPendency(world);
  for (let another = 0; another < 5; another += 1) await newWorkerRow(world, { providerId: pendency.providerId, links: [pendency] });
  await reconciled(world, pendency);
  await demand(world, pendency);
  await reconciled(world, pendency);
  const owner = world.database.ownerPool();
  const { rows } = await owner.query<{ id: number }>(
    "update pendency set status = 'OPEN' where project_id = $1 and worker_id is not null returning id",
    [pendency.projectId],
  );
  await owner.query("update pendency_question set status = 'NOT_APPLICABLE' where contractor_id = $1", [pendency.contractorId]);
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
  expect(ids).toHaveLength(12);
  const people = await Promise.all([0, 1].map(() => newPerson(world, { companyId: pendency.contractorId, keys: "all" })));
  // Alternates the first and second pendency of each worker between the two users.
  const turnOf = (place: number) => (place + Math.floor(place / 6)) % 2;
  const replies = await Promise.all(
    people.map(({ api }, turn) =>
      api("POST /pendencies/bulk")({ body: { ids: ids.filter((_, place) => turnOf(place) === turn), status: "NOT_APPLICABLE" } }),
    ),
  );
  const lines = replies.flatMap(({ answer }) => answer.results);
  expect([lines.length, lines.filter(({ done }) => !done)]).toEqual([ids.length, []]);
});
