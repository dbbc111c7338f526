import { expect, test } from "vitest";
import { aBillingAddress } from "../../../../test/fixtures/new-billing-address.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const kept = { ...aBillingAddress, cep: "30130915" };

const ownerOf = async () => {
  const companyId = await newCompany(world);
  return { companyId, ...(await newPerson(world, { companyId, keys: "all" })) };
};
const historyOf = async (companyId: number) => {
  const { rows } = await world.database
    .ownerPool()
    .query("select action, field, old_value, new_value, account_id, address from history where owner_id = $1 order by id", [companyId]);
  return rows;
};

test("creating and changing a billing address writes history [R-367] [CD-107]", async () => {
  const { companyId, api, accountId } = await ownerOf();
  const { answer, status } = await api("POST /billings/address")({ body: { companyId, ...aBillingAddress } });
  expect(status).toBe(201);
  expect(answer).toEqual({ ...kept, id: answer.id, companyId, version: 1, can: { update: true } });

  const changed = await api("PUT /billings/address/{id}")({
    id: answer.id,
    body: { ...kept, number: "S/N", complement: null, version: 1 },
  });
  expect(changed.answer).toEqual({ ...answer, number: "S/N", complement: null, version: 2 });
  const by = { account_id: accountId, address: "127.0.0.1" };
  expect(await historyOf(companyId)).toEqual([
    { action: "billing_address.created", field: null, old_value: null, new_value: null, ...by },
    { action: "billing_address.changed", field: "number", old_value: "1120", new_value: "S/N", ...by },
    { action: "billing_address.changed", field: "complement", old_value: "Sala 301", new_value: null, ...by },
  ]);
});

test("the list shows one address per company and filters by company [R-368]", async () => {
  const [companyId, elsewhere] = [await newCompany(world), await newCompany(world)];
  const { api } = await newPerson(world, { companyId, keys: "all" }, { companyId: elsewhere, keys: "all" });
  expect((await api("GET /billings/address")()).answer).toMatchObject({ results: [], meta: { totalResults: 0, page: 1 } });
  for (const one of [companyId, elsewhere]) await api("POST /billings/address")({ body: { ...aBillingAddress, companyId: one } });
  const page = (await api("GET /billings/address")({ query: { itemsPerPage: 1, page: 2 } })).answer;
  expect(page).toMatchObject({ results: [{ companyId: elsewhere }], meta: { itemsPerPage: 1, totalResults: 2, lastPage: 2 } });
  expect((await api("GET /billings/address")({ query: { companyId } })).answer.results).toMatchObject([{ companyId, cep: "30130915" }]);
});

test("a concurrent second creation is refused, and an ambiguous company is refused", async () => {
  const { companyId, api } = await ownerOf();
  const answers = await Promise.all([1, 2].map(() => api("POST /billings/address")({ body: aBillingAddress })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.refused.code).toBe("billing_address.exists");
  const both = await newPerson(world, { companyId, keys: "all" }, { companyId: await newCompany(world), keys: "all" });
  expect((await both.api("POST /billings/address")({ body: aBillingAddress })).refused.code).toBe("company.choose_one");
});

test("a concurrent second change is refused as stale", async () => {
  const { api } = await ownerOf();
  const { id } = (await api("POST /billings/address")({ body: aBillingAddress })).answer;
  const answers = await Promise.all(
    ["7", "9"].map((number) => api("PUT /billings/address/{id}")({ id, body: { ...aBillingAddress, number, version: 1 } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.refused).toMatchObject({ code: "billing_address.stale", details: { version: 2, changed: [{ field: "number" }] } });
});

test("changes need the permission, and other users get 404 [R-213]", async () => {
  const { companyId, api } = await ownerOf();
  const { id } = (await api("POST /billings/address")({ body: aBillingAddress })).answer;
  const elsewhere = { companyId: await newCompany(world), keys: "all" } as const;
  const reader = await newPerson(world, { companyId, keys: ["see_company_data"] }, elsewhere);
  const restricted = await newPerson(world, { companyId, keys: ["see_company_data", "update_company_data"], onlyProjects: [] });
  for (const { api } of [reader, restricted]) {
    expect((await api("GET /billings/address")({ query: { companyId } })).answer.results).toMatchObject([{ id, can: { update: false } }]);
    const { refused } = await api("PUT /billings/address/{id}")({ id, body: { ...aBillingAddress, version: 1 } });
    expect(refused.code).toBe("permission.missing");
    expect((await api("POST /billings/address")({ body: { companyId, ...aBillingAddress } })).refused.code).toBe("permission.missing");
  }
  for (const { api } of [await newPerson(world, { companyId, keys: ["see_projects"] }, elsewhere), await newPerson(world, elsewhere)]) {
    expect((await api("GET /billings/address")({ query: { companyId } })).answer.results).toEqual([]);
    const { refused } = await api("PUT /billings/address/{id}")({ id, body: { ...aBillingAddress, version: 1 } });
    expect(refused.code).toBe("billing_address.not_found");
  }
  const stranger = await newPerson(world, elsewhere);
  expect((await stranger.api("POST /billings/address")({ body: { companyId, ...aBillingAddress } })).refused.code).toBe(
    "company.not_found",
  );
});

test("invalid postal codes, unknown states and line breaks are refused [R-164]", async () => {
  const { api } = await ownerOf();
  for (const wrong of [{ cep: "30130-91" }, { uf: "XX" }, { street: "Rua\nBcc: x" }, { number: " " }, { city: "x".repeat(121) }]) {
    const { refused } = await api("POST /billings/address")({ body: { ...aBillingAddress, ...(wrong as object) } });
    expect(refused.code, JSON.stringify(wrong)).toBe("request.malformed");
  }
});
