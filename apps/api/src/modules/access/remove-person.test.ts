import { expect, test } from "vitest";
import { newColleague } from "../../../test/fixtures/new-colleague.ts";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const remove = "DELETE /companies/{id}/account/{accountId}";
const list = "GET /companies/{id}/accounts";

test("a removed user loses access at once and keeps other companies [R-302]", async () => {
  const [id, elsewhere] = [await newCompany(world), await newCompany(world)];
  const { api: owner, accountId: ownerId } = await newPerson(world, { companyId: id, keys: "all" });
  const leaving = await newPerson(world, { companyId: id, keys: ["see_users"] }, { companyId: elsewhere, keys: ["see_users"] });
  expect((await leaving.api(list)({ id })).status).toBe(200);

  expect((await owner(remove)({ id, accountId: leaving.accountId })).status).toBe(204);
  expect((await leaving.api(list)({ id })).refused).toMatchObject({ code: "company.not_found" });
  expect((await leaving.api(list)({ id: elsewhere })).status).toBe(200);
  expect((await owner(list)({ id })).answer.results.map(({ accountId }) => accountId)).toEqual([ownerId]);
  expect((await owner("GET /companies/{id}/access-history")({ id })).answer.results).toMatchObject([
    { action: "user.removed", accountId: ownerId, subject: { kind: "account", id: leaving.accountId, name: "Pessoa de Teste" } },
  ]);
});

test("a user cannot remove themselves from a company [R-303]", async () => {
  const id = await newCompany(world);
  const { api, accountId } = await newPerson(world, { companyId: id, keys: ["see_users", "remove_users"] });
  const { status, refused } = await api(remove)({ id, accountId });
  expect([status, refused.code, refused.message]).toEqual([422, "user.is_self", "Não é possível remover você mesmo da empresa."]);
  expect((await api(list)({ id })).answer.results).toHaveLength(1);
});

test("the owner cannot be removed", async () => {
  const id = await newCompany(world);
  const { accountId } = await newColleague(world, { companyId: id, owner: true });
  const { api } = await newPerson(world, { companyId: id, keys: ["see_users", "remove_users"] });
  expect((await api(remove)({ id, accountId })).refused).toMatchObject({ statusCode: 422, code: "user.is_owner" });
});

test("removing a user who is not a member answers 404", async () => {
  const id = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys: "all" });
  const { accountId } = await newColleague(world, { companyId: id });
  const stranger = await newColleague(world, { companyId: await newCompany(world) });
  await api(remove)({ id, accountId });
  for (const gone of [accountId, stranger.accountId])
    expect((await api(remove)({ id, accountId: gone })).refused).toMatchObject({ statusCode: 404, code: "user.not_found" });
});

test("removing a user needs remove_users in this company", async () => {
  const id = await newCompany(world);
  const elsewhere = await newCompany(world);
  const { api } = await newPerson(world, { companyId: id, keys: ["see_users"] }, { companyId: elsewhere, keys: ["remove_users"] });
  const { accountId } = await newColleague(world, { companyId: id });
  expect((await api(remove)({ id, accountId })).refused).toMatchObject({ statusCode: 403, details: { permission: "remove_users" } });
});
