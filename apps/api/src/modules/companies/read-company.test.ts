import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();

test("the company route reads and changes the same data as its profile [CD-085]", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: ["see_company_data", "update_company_data"] });
  const { answer } = await api("GET /companies/{id}")({ id: companyId });
  expect(answer).toEqual({ ...(await api("GET /account/companies/{id}")({ id: companyId })).answer, entered: null });

  const data = { companyName: answer.companyName, tradingName: "Ipê", city: "Contagem", state: "MG" } as const;
  const changed = await api("PATCH /companies/{id}")({ id: companyId, body: { ...data, version: answer.version } });
  expect(changed.answer).toEqual({ ...answer, ...data, version: answer.version + 1 });
  const late = await api("PATCH /companies/{id}")({ id: companyId, body: { ...data, city: "Betim", version: answer.version } });
  expect(late.refused).toMatchObject({ code: "company_data.stale", details: { version: 2 } });
  expect((await api("GET /companies/{id}")({ id: companyId })).answer).toEqual(changed.answer);
});

test("the company route answers 404 without see_company_data [R-213]", async () => {
  const [companyId, elsewhere] = [await newCompany(world), await newCompany(world)];
  const colleague = await newPerson(world, { companyId, keys: ["see_projects"] }, { companyId: elsewhere, keys: "all" });
  const stranger = await newPerson(world, { companyId: elsewhere, keys: "all" });
  for (const { api } of [colleague, stranger]) {
    expect((await api("GET /companies/{id}")({ id: companyId })).refused.code).toBe("company.not_found");
  }
  const data = { companyName: "Outra", tradingName: "Outra", city: null, state: null };
  expect((await colleague.api("PATCH /companies/{id}")({ id: companyId, body: data })).refused.code).toBe("permission.missing");
  expect((await stranger.api("PATCH /companies/{id}")({ id: companyId, body: data })).refused.code).toBe("company.not_found");
});
