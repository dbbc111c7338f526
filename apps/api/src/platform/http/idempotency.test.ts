import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const create = "POST /companies/facilities";
const keys = ["see_location", "add_location", "add_department"] as const;
const newManager = async () => newPerson(world, { companyId: await newCompany(world), keys });
const namesOf = async ({ api }: Person) => (await api("GET /companies/facilities")()).answer.results.map(({ name }) => name);

test("a repeated creation with the same key returns the first response", async () => {
  const person = await newManager();
  const idempotencyKey = randomUUID();
  const send = () => person.api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  const [first, second, third] = [await send(), await send(), await send()];
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(second.answer).toEqual(first.answer);
  expect(third.answer).toEqual(first.answer);
  expect(await namesOf(person)).toEqual(["Mina"]);
});

test("concurrent creations with the same key create one row", async () => {
  const person = await newManager();
  const idempotencyKey = randomUUID();
  const replies = await Promise.all(Array.from({ length: 5 }, () => person.api(create)({ body: { name: "Usina" } }, { idempotencyKey })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ answer }) => answer.id)).size).toBe(1);
  expect(await namesOf(person)).toEqual(["Usina"]);
});

test("creations without a key are independent", async () => {
  const { api } = await newManager();
  expect((await api(create)({ body: { name: "Paiol" } })).status).toBe(201);
  expect((await api(create)({ body: { name: "Paiol" } })).status).toBe(409);
});

test("the same key with another body or route is refused", async () => {
  const person = await newManager();
  const idempotencyKey = randomUUID();
  const first = await person.api(create)({ body: { name: "Um" } }, { idempotencyKey });
  const other = await person.api(create)({ body: { name: "Dois" } }, { idempotencyKey });
  const elsewhere = await person.api("POST /companies/facilities/{id}/departments")(
    { id: first.answer.id, body: { name: "Um" } },
    { idempotencyKey },
  );
  for (const { status, refused } of [other, elsewhere]) {
    expect(status).toBe(422);
    expect(refused.code).toBe("request.key_reused");
  }
  expect(await namesOf(person)).toEqual(["Um"]);
});

test("idempotency keys are scoped to the selected companies", async () => {
  const [first, second] = [await newCompany(world), await newCompany(world)];
  const person = await newPerson(world, { companyId: first, keys }, { companyId: second, keys });
  const idempotencyKey = randomUUID();
  await person.api(create)({ body: { name: "Mina" } }, { idempotencyKey, companyId: first });
  const other = await person.api(create)({ body: { name: "Mina" } }, { idempotencyKey, companyId: second });
  expect(other.refused.code).toBe("request.key_reused");
  expect(await namesOf(person)).toEqual(["Mina"]);
});

test("a refused creation does not use up its key", async () => {
  const person = await newManager();
  await person.api(create)({ body: { name: "Ocupada" } });
  const idempotencyKey = randomUUID();
  expect((await person.api(create)({ body: { name: "ocupada" } }, { idempotencyKey })).refused.code).toBe("facility.name_taken");
  expect((await person.api(create)({ body: { name: "" } }, { idempotencyKey })).refused.code).toBe("request.malformed");
  expect((await person.api(create)({ body: { name: "Livre" } }, { idempotencyKey })).status).toBe(201);
});

test("idempotency keys are scoped to the account", async () => {
  const [helena, marina] = [await newManager(), await newManager()];
  const idempotencyKey = randomUUID();
  const hers = await helena.api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  const others = await marina.api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  expect([hers.status, others.status]).toEqual([201, 201]);
  expect(others.answer.id).not.toBe(hers.answer.id);
});

test("a repeated creation is refused after the permission is lost", async () => {
  const person = await newManager();
  const idempotencyKey = randomUUID();
  await person.api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  await world.database
    .ownerPool()
    .query("update access_profile set permissions = '{}' where id = (select profile_id from membership where account_id = $1)", [
      person.accountId,
    ]);
  expect((await person.api(create)({ body: { name: "Mina" } }, { idempotencyKey })).refused.code).toBe("permission.missing");
});

test.each(["short", "with spaces in it", "x".repeat(101), "quoted'; --"])("%s is refused as a malformed key", async (idempotencyKey) => {
  const { api } = await newManager();
  const { status, refused } = await api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  expect(status).toBe(400);
  expect(refused.details).toEqual({ fields: [{ field: "headers.idempotency-key", rule: "invalid_format" }] });
});
