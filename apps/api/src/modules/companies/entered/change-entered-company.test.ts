import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCnpj } from "../../../../test/fixtures/new-company-invitation.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { begin, openWorkshop, saveAt } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const entering = async () => {
  const companyId = await newCompany(world);
  const person = await newPerson(world, { companyId, keys: ["update_project"] });
  const { answer } = await person.api("POST /companies")({ body: { cnpj: newCnpj(), companyName: "Caldeiraria Jatobá" } });
  return { companyId, entered: answer, ...person };
};
const whole = { companyName: "Caldeiraria Jatobá Ltda.", tradingName: "Jatobá", city: "Itabira", state: "MG" } as const;

test("completing an entered company writes history and keeps the CNPJ [C-088] [C-089]", async () => {
  const { api, entered, companyId } = await entering();
  const { answer } = await api("PATCH /companies/{id}")({ id: entered.id, body: { ...whole, version: entered.version } });
  expect(answer).toMatchObject({ ...whole, cnpj: entered.cnpj, version: 2, entered: { source: "typed" } });
  expect((await api("GET /companies/{id}")({ id: entered.id })).answer).toEqual(answer);
  const { rows } = await world.database
    .ownerPool()
    .query("select field from history where owner_id = $1 and action = 'company.entry_changed' order by id", [companyId]);
  expect(rows.map(({ field }) => field)).toEqual(["companyName", "tradingName", "city", "state"]);
});

test("a concurrent second change is refused as stale", async () => {
  const { api, entered } = await entering();
  await api("PATCH /companies/{id}")({ id: entered.id, body: { ...whole, version: 1 } });
  const late = await api("PATCH /companies/{id}")({ id: entered.id, body: { ...whole, city: "Betim", version: 1 } });
  expect(late.refused).toMatchObject({
    statusCode: 409,
    code: "company_data.stale",
    details: { version: 2, changed: [{ field: "city" }] },
  });
  const same = await api("PATCH /companies/{id}")({ id: entered.id, body: { ...whole, version: 1 } });
  expect(same.answer.version).toBe(2);
});

test("an entered company answers 404 to other contractors and users without permission [R-213]", async () => {
  const { entered, companyId } = await entering();
  const stranger = await newPerson(world, { companyId: await newCompany(world), keys: "all" });
  const colleague = await newPerson(world, { companyId, keys: ["see_company_data", "update_company_data"] });
  for (const { api } of [stranger, colleague]) {
    expect((await api("GET /companies/{id}")({ id: entered.id })).refused.code).toBe("company.not_found");
    expect((await api("PATCH /companies/{id}")({ id: entered.id, body: whole })).refused.code).toBe("company.not_found");
  }
  expect((await stranger.api("DELETE /companies/{id}")({ id: entered.id })).refused.code).toBe("company.not_found");
  expect((await colleague.api("DELETE /companies/{id}")({ id: entered.id })).refused.code).toBe("permission.missing");
});

test("an entered company is removed unless a project waits for it [C-090]", async () => {
  const workshop = await openWorkshop(world);
  const { api } = workshop.person;
  const { answer: entered } = await api("POST /companies")({ body: { cnpj: newCnpj(), companyName: "Andaimes Sucupira" } });
  const drafted = await begin(workshop);
  const { facilityId, departmentId } = workshop.place;
  const locations = [{ facilityId, departmentIds: [departmentId] }];
  const placed = await saveAt(workshop.person, drafted, { step: 2, locations, riskActivities: [] });
  const invitedCompanies = [{ id: -1, enteredId: entered.id, plans: ["SSMA" as const] }];
  const chosen = await saveAt(workshop.person, placed.answer, { step: 3, companies: [], invitedCompanies });
  const kept = await api("DELETE /companies/{id}")({ id: entered.id });
  expect([kept.status, kept.refused.code]).toEqual([409, "entered_company.awaited"]);

  await saveAt(workshop.person, chosen.answer, { step: 3, companies: [], invitedCompanies: [] });
  expect((await api("DELETE /companies/{id}")({ id: entered.id })).status).toBe(204);
  expect((await api("GET /companies/{id}")({ id: entered.id })).status).toBe(404);
  expect((await api("DELETE /companies/{id}")({ id: workshop.supplierId })).status).toBe(404);
});
