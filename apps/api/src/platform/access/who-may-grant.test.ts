import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();

const rename = (accountId: number, name: string) =>
  world.database.ownerPool().query("update account set display_name = $1 where id = $2", [name, accountId]);
const named = async (name: string, ...holdings: Parameters<typeof newPerson>[1][]) => {
  const person = await newPerson(world, ...holdings);
  await rename(person.accountId, name);
  return person;
};
/** The people named in the refusal for a person who lists facilities without the permission. */
const granting = async (keys: Parameters<typeof newPerson>[1]) => {
  const { api } = await newPerson(world, keys);
  const { refused } = await api("GET /companies/facilities")();
  expect(refused).toMatchObject({ statusCode: 403, code: "permission.missing", details: { permission: "see_location" } });
  return (refused.details as { grantedBy: { name: string; companyName: string }[] }).grantedBy;
};

test("a refusal names the missing permission and people who can grant it [R-213] [MD-019]", async () => {
  const companyId = await newCompany(world);
  await named("Ana Prado", { companyId, keys: ["see_location", "update_users"] });
  await named("Zeca Dono", { companyId, keys: "all" });
  await named("João Lima", { companyId, keys: ["see_location", "update_permissions"] });
  await named("Sem a chave", { companyId, keys: ["update_users", "update_permissions"] });
  await named("Sem o poder", { companyId, keys: ["see_location", "see_users"] });
  const people = await granting({ companyId, keys: [] });
  expect(people.map(({ name }) => name)).toEqual(["Zeca Dono", "Ana Prado", "João Lima"]);
  expect(new Set(people.map(({ companyName }) => companyName)).size).toBe(1);
});

test("a refusal omits disabled accounts and names at most five people", async () => {
  const companyId = await newCompany(world);
  for (const letter of "ABCDEFG") await named(`Pessoa ${letter}`, { companyId, keys: ["see_location", "update_users"] });
  await world.database
    .ownerPool()
    .query(
      "update account set disabled_at = now() where id in (select account_id from membership where company_id = $1) and display_name = 'Pessoa A'",
      [companyId],
    );
  const people = await granting({ companyId, keys: [] });
  expect(people.map(({ name }) => name)).toEqual(["Pessoa B", "Pessoa C", "Pessoa D", "Pessoa E", "Pessoa F"]);
});

test("a refusal names no grantor of another company or side [R-214]", async () => {
  await named("De fora", { companyId: await newCompany(world), keys: "all" });
  const supplying = await newCompany(world, "provider");
  await named("Dono do fornecedor", { companyId: supplying, keys: "all" });
  expect(await granting({ companyId: supplying, keys: [] })).toEqual([]);
});

test("a profile of the other side does not count as a grantor [R-214]", async () => {
  const companyId = await newCompany(world, "both");
  await named("Do outro lado", { companyId, keys: ["see_location", "update_users"], relation: "provider" });
  await named("Deste lado", { companyId, keys: ["see_location", "update_users"], relation: "contractor" });
  expect((await granting({ companyId, keys: [] })).map(({ name }) => name)).toEqual(["Deste lado"]);
});

test("a refusal with a known company names only that company's people", async () => {
  const [first, second] = [await newCompany(world), await newCompany(world)];
  await named("Dona da primeira", { companyId: first, keys: "all" });
  await named("Dono da segunda", { companyId: second, keys: "all" });
  const { api } = await newPerson(world, { companyId: first, keys: ["add_permissions"] }, { companyId: second, keys: [] });
  const { refused } = await api("POST /companies/{id}/profile")({ id: second, body: { name: "Meu", relationType: "both" } });
  expect(refused.details).toMatchObject({ permission: "add_permissions", grantedBy: [{ name: "Dono da segunda" }] });
});

test("the only member of a company sees an empty list of grantors", async () => {
  expect(await granting({ companyId: await newCompany(world), keys: ["update_users"] })).toEqual([]);
});
