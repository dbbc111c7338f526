import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const named = async (companyId: number, tradingName: string) => {
  await world.database.ownerPool().query("update company set trading_name = $2 where id = $1", [companyId, tradingName]);
  return companyId;
};
const ids = ({ results }: { readonly results: readonly { readonly id: number }[] }) => results.map(({ id }) => id);

test("the list shows side, profile and permissions, ordered by name [CD-086] [R-214]", async () => {
  const andaimes = await named(await newCompany(world, "provider"), "Andaimes do Vale");
  const zinco = await named(await newCompany(world, "both"), "Zinco Mineração");
  const { api } = await newPerson(world, { companyId: zinco, keys: "all" }, { companyId: andaimes, keys: ["see_company_data"] });
  const { answer } = await api("GET /account/my-companies")();
  expect(answer.results).toMatchObject([
    {
      id: andaimes,
      tradingName: "Andaimes do Vale",
      isContractor: false,
      isProvider: true,
      owner: false,
      can: { see: true, update: false },
    },
    {
      id: zinco,
      isContractor: true,
      isProvider: true,
      owner: true,
      profile: { name: expect.stringContaining("Perfil") },
      can: { update: true },
    },
  ]);
  expect(answer.meta).toMatchObject({ totalResults: 2, itemsPerPage: 100 });
  expect(ids((await api("GET /account/my-companies")({ query: { orderBy: "NAME_DESC" } })).answer)).toEqual([zinco, andaimes]);
});

test("the company lists filter by permission, by area or not at all [CD-086] [R-208]", async () => {
  const [administered, supplied, idle] = [await newCompany(world), await newCompany(world, "provider"), await newCompany(world)];
  const { api } = await newPerson(
    world,
    { companyId: administered, keys: ["see_company_data"] },
    { companyId: supplied, keys: ["add_employee"] },
    { companyId: idle, keys: [] },
  );
  expect(ids((await api("GET /companies")()).answer)).toEqual([administered]);
  expect((await api("GET /companies")()).answer.meta.itemsPerPage).toBe(15);
  expect(ids((await api("GET /account/companies")({ query: { category: "employee" } })).answer)).toEqual([supplied]);
  expect(ids((await api("GET /account/companies")({ query: { category: "account" } })).answer)).toEqual([administered]);
  for (const key of ["GET /account/companies", "GET /account/my-companies"] as const)
    expect(ids((await api(key)()).answer).sort()).toEqual([administered, supplied, idle].sort());
});

test("the list searches 1,000 companies by name, CNPJ and side [CD-165]", async () => {
  const person = await newPerson(world);
  await world.database.ownerPool().query(
    `with made as (
       insert into company (cnpj, name, trading_name, is_contractor, is_provider)
       select 'SEL' || lpad(n::text, 11, '0'), 'Construção ' || n || ' Ltda.', 'Construção ' || lpad(n::text, 4, '0'), n % 2 = 0, n % 2 = 1
       from generate_series(1, 1000) n returning id),
     profile as (
       insert into access_profile (company_id, name, relation_type, permissions) select id, 'Leitor', 'both', '{see_projects}' from made returning company_id, id)
     insert into membership (company_id, account_id, profile_id) select company_id, $1, id from profile`,
    [person.accountId],
  );
  const list = async (query: object) => (await person.api("GET /account/my-companies")({ query })).answer;
  expect((await list({ itemsPerPage: 20 })).meta).toMatchObject({ totalResults: 1_000, lastPage: 50, totalIsExact: true });
  expect((await list({ query: "construcao 0042" })).results.map(({ tradingName }) => tradingName)).toEqual(["Construção 0042"]);
  expect((await list({ query: "SEL.000.000/0099" })).meta.totalResults).toBe(10);
  expect((await list({ side: "contractor" })).meta.totalResults).toBe(500);
  expect((await list({ page: 50, itemsPerPage: 20 })).results.at(-1)?.tradingName).toBe("Construção 1000");
});

test("a company is visible to its members only [CD-086]", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: [] });
  expect((await api("GET /account/companies/{id}")({ id: companyId })).answer).toMatchObject({
    id: companyId,
    version: 1,
    can: { see: false },
  });
  const stranger = await newPerson(world, { companyId: await newCompany(world), keys: "all" });
  expect((await stranger.api("GET /account/companies/{id}")({ id: companyId })).refused.code).toBe("company.not_found");
});
