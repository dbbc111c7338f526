import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const create = "POST /companies/facilities";
const keys = ["see_location", "add_location", "add_department"] as const;
const somebody = async () => newPerson(world, { companyId: await newCompany(world), keys });
const namesOf = async ({ api }: Person) => (await api("GET /companies/facilities")()).answer.results.map(({ name }) => name);

test("a creation sent again under its key happens once, and answers as the first time", async () => {
  const person = await somebody();
  const idempotencyKey = randomUUID();
  const send = () => person.api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  const [first, second, third] = [await send(), await send(), await send()];
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(second.answer).toEqual(first.answer);
  expect(third.answer).toEqual(first.answer);
  expect(await namesOf(person)).toEqual(["Mina"]);
});

test("a creation sent several times at the same moment happens once, and everybody gets the same answer", async () => {
  const person = await somebody();
  const idempotencyKey = randomUUID();
  const replies = await Promise.all(Array.from({ length: 5 }, () => person.api(create)({ body: { name: "Usina" } }, { idempotencyKey })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ answer }) => answer.id)).size).toBe(1);
  expect(await namesOf(person)).toEqual(["Usina"]);
});

test("without a key each creation stands for itself", async () => {
  const { api } = await somebody();
  expect((await api(create)({ body: { name: "Paiol" } })).status).toBe(201);
  expect((await api(create)({ body: { name: "Paiol" } })).status).toBe(409);
});

test("the same key with other data is refused, and creates nothing", async () => {
  const person = await somebody();
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

test("the same key for another company is another request", async () => {
  const [first, second] = [await newCompany(world), await newCompany(world)];
  const person = await newPerson(world, { companyId: first, keys }, { companyId: second, keys });
  const idempotencyKey = randomUUID();
  await person.api(create)({ body: { name: "Mina" } }, { idempotencyKey, companyId: first });
  const other = await person.api(create)({ body: { name: "Mina" } }, { idempotencyKey, companyId: second });
  expect(other.refused.code).toBe("request.key_reused");
  expect(await namesOf(person)).toEqual(["Mina"]);
});

test("a refused creation leaves its key free for the next attempt", async () => {
  const person = await somebody();
  await person.api(create)({ body: { name: "Ocupada" } });
  const idempotencyKey = randomUUID();
  expect((await person.api(create)({ body: { name: "ocupada" } }, { idempotencyKey })).refused.code).toBe("facility.name_taken");
  expect((await person.api(create)({ body: { name: "" } }, { idempotencyKey })).refused.code).toBe("request.malformed");
  expect((await person.api(create)({ body: { name: "Livre" } }, { idempotencyKey })).status).toBe(201);
});

test("one person's key is nobody else's", async () => {
  const [helena, marina] = [await somebody(), await somebody()];
  const idempotencyKey = randomUUID();
  const hers = await helena.api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  const others = await marina.api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  expect([hers.status, others.status]).toEqual([201, 201]);
  expect(others.answer.id).not.toBe(hers.answer.id);
});

test("who lost the permission in between is refused, and gets no answer of before", async () => {
  const person = await somebody();
  const idempotencyKey = randomUUID();
  await person.api(create)({ body: { name: "Mina" } }, { idempotencyKey });
  await world.database
    .ownerPool()
    .query("update access_profile set permissions = '{}' where id = (select profile_id from membership where account_id = $1)", [
      person.accountId,
    ]);
  expect((await person.api(create)({ body: { name: "Mina" } }, { idempotencyKey })).refused.code).toBe("permission.missing");
});

test.each(["short", "with spaces in it", "x".repeat(101), "quoted'; --"])(
  "%s is no key, and the header is named",
  async (idempotencyKey) => {
    const { api } = await somebody();
    const { status, refused } = await api(create)({ body: { name: "Mina" } }, { idempotencyKey });
    expect(status).toBe(400);
    expect(refused.details).toEqual({ fields: [{ field: "headers.idempotency-key", rule: "invalid_format" }] });
  },
);
