import { expect, test } from "vitest";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const KEYS = ["see_pendency", "confirm_pendency"] as const;

const twoReviewers = async () => {
  const { pendencyId: id, contractorId, supplier } = await newPendency(world);
  const person = () => newPerson(world, { companyId: contractorId, keys: KEYS });
  return { id, supplier, contractorId, one: await person(), other: await person() };
};
type Reviewer = Awaited<ReturnType<typeof twoReviewers>>["one"];
const beat = ({ api }: Reviewer, id: number) => api("PUT /pendencies/{id}/presence")({ id });
const others = async ({ api }: Reviewer, id: number) =>
  (await api("GET /pendencies/{id}/presence")({ id })).answer.results.map((one) => one.id);

test("two reviewers see each other but not themselves [CD-170]", async () => {
  const { id, one, other } = await twoReviewers();
  expect((await beat(one, id)).status).toBe(204);
  expect(await others(one, id)).toEqual([]);
  expect(await others(other, id)).toEqual([one.accountId]);
  await beat(other, id);
  expect(await others(one, id)).toEqual([other.accountId]);
});

test("presence ends 45 s after the last heartbeat or on DELETE [CD-170]", async () => {
  const { id, one, other } = await twoReviewers();
  await beat(one, id);
  world.clock.forward({ seconds: 40 });
  expect(await others(other, id)).toEqual([one.accountId]);
  await beat(one, id);
  world.clock.forward({ seconds: 40 });
  expect(await others(other, id)).toEqual([one.accountId]);
  world.clock.forward({ seconds: 6 });
  expect(await others(other, id)).toEqual([]);
  await beat(one, id);
  await one.api("DELETE /pendencies/{id}/presence")({ id });
  expect(await others(other, id)).toEqual([]);
});

test("a heartbeat deletes expired presence rows of the contractor", async () => {
  const { id, one, other, contractorId } = await twoReviewers();
  await beat(one, id);
  world.clock.forward({ seconds: 60 });
  await beat(other, id);
  const { rows } = await world.database
    .ownerPool()
    .query("select account_id from pendency_presence where contractor_id = $1", [contractorId]);
  expect(rows).toEqual([{ account_id: other.accountId }]);
});

test("presence returns 304 until it changes when the etag matches", async () => {
  const { id, one, other } = await twoReviewers();
  const ask = (known: string) =>
    fetch(`${world.address()}/api/pendencies/${id}/presence`, {
      headers: { authorization: `Bearer ${other.token}`, "if-none-match": known },
    });
  const first = await ask('"another"');
  const tag = first.headers.get("etag") ?? "";
  expect([first.status, await first.json(), first.headers.get("cache-control")]).toEqual([200, { results: [] }, "private, no-cache"]);
  const same = await ask(`"older", W/${tag}`);
  expect([same.status, await same.text()]).toEqual([304, ""]);
  await beat(one, id);
  expect((await ask(tag)).status).toBe(200);
});

test("a supplier may neither send nor read presence", async () => {
  const { id, one, supplier } = await twoReviewers();
  await beat(one, id);
  for (const told of [
    await supplier.api("GET /pendencies/{id}/presence")({ id }),
    await supplier.api("PUT /pendencies/{id}/presence")({ id }),
  ])
    expect([told.status, told.refused.code]).toEqual([403, "permission.missing"]);
});
