import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const data = { tradingName: "Serra", city: "Nova Lima", state: "MG" } as const;

test("the history lists each data change with its author, newest first", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: ["see_company_data", "update_company_data"] });
  for (const companyName of ["Serra Azul S.A.", "Serra Azul Ltda."])
    await api("PUT /companies/{id}/profile")({ id: companyId, body: { companyName, ...data } });
  const page = async (of: number) =>
    (await api("GET /companies/{id}/history")({ id: companyId, query: { page: of, itemsPerPage: 2 } })).answer;
  const [newest, oldest] = [await page(1), await page(3)];
  expect(newest.meta).toMatchObject({ totalResults: 5, lastPage: 3 });
  expect(newest.results[0]).toMatchObject({
    action: "company.changed",
    accountName: "Pessoa de Teste",
    field: "companyName",
    oldValue: "Serra Azul S.A.",
    newValue: "Serra Azul Ltda.",
  });
  expect(oldest.results.map(({ field }) => field)).toEqual(["companyName"]);
});

test("the history includes changes of the second factor requirement", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: ["see_company_data", "config_security"] });
  await api("PUT /account/mfa/{companyId}")({ companyId, body: { mfaActive: true } });
  const { results } = (await api("GET /companies/{id}/history")({ id: companyId, query: {} })).answer;
  expect(results).toMatchObject([{ action: "company.second_factor_changed", field: "mfaActive", oldValue: "false", newValue: "true" }]);
});

test("the history needs see_company_data and answers 404 for other companies", async () => {
  const [own, closed, foreign] = [await newCompany(world), await newCompany(world), await newCompany(world)];
  const { api } = await newPerson(world, { companyId: own, keys: ["see_company_data"] }, { companyId: closed, keys: ["see_projects"] });
  const history = (id: number) => api("GET /companies/{id}/history")({ id, query: {} });
  expect((await history(own)).answer.results).toEqual([]);
  expect((await history(closed)).refused).toMatchObject({ code: "permission.missing", details: { permission: "see_company_data" } });
  expect((await history(foreign)).refused.code).toBe("company.not_found");
});
