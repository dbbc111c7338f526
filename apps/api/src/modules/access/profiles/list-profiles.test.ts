import { permissionKeys } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const keys = ["see_permissions", "add_permissions", "see_users"] as const;
const list = "GET /profiles/company/{id}/created-by-me";

const withProfiles = async (...names: readonly string[]) => {
  const companyId = await newCompany(world, "both");
  const person = await newPerson(world, { companyId, keys });
  for (const name of names)
    await person.api("POST /companies/{id}/profile")({
      id: companyId,
      body: { name, relationType: name.startsWith("Obra") ? "contractor" : "both", permissions: ["see_users"] },
    });
  return { ...person, companyId };
};
const namesSeenBy = async ({ api }: Pick<Person, "api">, id: number, query = {}) =>
  (await api(list)({ id, query })).answer.results.map(({ name }) => name).filter((name) => !name.startsWith("Perfil "));

test("the list shows profiles by name with user counts and actions [R-315]", async () => {
  const { api, companyId } = await withProfiles("Vigilância", "Água e esgoto");
  const { answer } = await api(list)({ id: companyId });
  expect(answer.results.map(({ name, peopleCount }) => [name.replace(/ [-\w]{36}$/, ""), peopleCount])).toEqual([
    ["Água e esgoto", 0],
    ["Perfil", 1],
    ["Vigilância", 0],
  ]);
  expect(answer.results[0]).toMatchObject({
    permissionCount: 1,
    waitingInvitations: 0,
    version: 1,
    can: { update: false, remove: false, assign: true },
  });
  expect(answer.meta).toEqual({ itemsPerPage: 10, totalResults: 3, page: 1, lastPage: 1, totalIsExact: true });
});

test("the list searches without accents, filters by relation and has pages [R-315]", async () => {
  const person = await withProfiles("Gestão", "Leitura", "Obra civil", "Obra elétrica");
  const seen = (query: object) => namesSeenBy(person, person.companyId, query);
  expect(await seen({ query: "GESTAO" })).toEqual(["Gestão"]);
  expect(await seen({ query: "obra", page: 2, itemsPerPage: 1 })).toEqual(["Obra elétrica"]);
  expect(await seen({ relationType: "contractor" })).toEqual(["Obra civil", "Obra elétrica"]);
  expect(await seen({ query: "%" })).toEqual([]);
});

test("a profile beyond the caller's permissions is listed without assign [R-206]", async () => {
  const { api, companyId } = await withProfiles("Leitura");
  const owner = await newPerson(world, { companyId, keys: "all" });
  await owner.api("POST /companies/{id}/profile")({
    id: companyId,
    body: { name: "Tudo", relationType: "both", permissions: [...permissionKeys] },
  });
  const assignable = async (one: typeof api) =>
    (await one(list)({ id: companyId, query: { query: "tudo" } })).answer.results.map(({ can }) => can.assign);
  expect(await assignable(api)).toEqual([false]);
  expect(await assignable(owner.api)).toEqual([true]);
});

test.for(["see_users", "update_users", "add_invite"] as const)("the list is available with %s alone", async (key) => {
  const { companyId } = await withProfiles("Leitura");
  expect(await namesSeenBy(await newPerson(world, { companyId, keys: [key] }), companyId)).toEqual(["Leitura"]);
});

test("the list answers 403 without a profile permission and 404 to strangers [R-213]", async () => {
  const { companyId } = await withProfiles("Leitura");
  const { api } = await newPerson(world, { companyId, keys: ["see_projects"] });
  expect((await api(list)({ id: companyId })).refused).toMatchObject({ statusCode: 403, details: { permission: "see_permissions" } });
  const stranger = await newPerson(world, { companyId: await newCompany(world), keys: "all" });
  expect((await stranger.api(list)({ id: companyId })).refused).toMatchObject({ statusCode: 404, code: "company.not_found" });
});

test("the users of a profile are listed by name in pages", async () => {
  const { api, companyId, accountId, email } = await withProfiles();
  const [own] = (await api(list)({ id: companyId })).answer.results;
  const { answer } = await api("GET /profiles/{id}/people")({ id: own?.id ?? 0, query: { itemsPerPage: 1 } });
  expect(answer.results).toMatchObject([{ accountId, email, displayName: "Pessoa de Teste", owner: false }]);
  expect(answer.meta.totalResults).toBe(1);
  expect((await api("GET /profiles/{id}")({ id: own?.id ?? 0 })).answer.isOwn).toBe(true);
});

test("relation types and permission areas come from the contract [R-317] [R-319]", async () => {
  const { api } = await withProfiles();
  expect((await api("GET /relations-types")()).answer.map(({ relationType }) => relationType)).toEqual(["contractor", "provider", "both"]);
  const { answer } = await api("GET /categories/default-list")();
  expect(answer.map(({ category }) => category)).toContain("management-panel");
  expect(answer.flatMap(({ permissions }) => permissions.map(({ permission }) => permission))).toEqual(permissionKeys);
});
