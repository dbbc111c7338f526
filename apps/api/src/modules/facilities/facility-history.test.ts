import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const history = "GET /companies/facilities/{id}/history";

test("the history lists changes of a unit and its areas, newest first", async () => {
  const admin = await world.as("admin");
  const names = { old: `Usina ${randomUUID()}`, new: `Usina Nova ${randomUUID()}` };
  const begun = world.clock.now().getTime();
  const { id } = (await admin("POST /companies/facilities")({ body: { name: names.old } })).answer;
  const area = (await admin("POST /companies/facilities/{id}/departments")({ id, body: { name: "Moagem" } })).answer;
  await admin("PUT /companies/facilities/{id}")({ id, body: { name: names.new } });
  await admin("PUT /companies/facilities/{id}/departments/{departmentId}")({ id, departmentId: area.id, body: { name: "Flotação" } });
  await admin("DELETE /companies/facilities/{id}/departments/{departmentId}")({ id, departmentId: area.id });

  const { answer } = await admin(history)({ id });
  const unit = (name: string) => ({ kind: "facility", id, name });
  const department = (name: string) => ({ kind: "department", id: area.id, name });
  const none = { field: null, oldValue: null, newValue: null };
  expect(answer.results.map(({ id: _, at: __, accountId: ___, ...told }) => told)).toEqual([
    { accountName: "Helena Prado", action: "department.deleted", subject: department("Flotação"), ...none },
    {
      accountName: "Helena Prado",
      action: "department.renamed",
      subject: department("Flotação"),
      field: "name",
      oldValue: "Moagem",
      newValue: "Flotação",
    },
    {
      accountName: "Helena Prado",
      action: "facility.renamed",
      subject: unit(names.new),
      field: "name",
      oldValue: names.old,
      newValue: names.new,
    },
    { accountName: "Helena Prado", action: "department.created", subject: department("Moagem"), ...none },
    { accountName: "Helena Prado", action: "facility.created", subject: unit(names.old), ...none },
  ]);
  for (const { at } of answer.results) expect(Date.parse(at)).toBeGreaterThanOrEqual(begun);
});

test("refused changes are not recorded", async () => {
  const companyId = await newCompany(world);
  const { facilityId: id, departmentId, area } = await newFacility(world, companyId);
  await newFacility(world, companyId, { name: "Ocupada" });
  const { api } = await newPerson(world, { companyId, keys: "all" });
  await api("PUT /companies/facilities/{id}")({ id, body: { name: "ocupada" } });
  await api("POST /companies/facilities/{id}/departments")({ id, body: { name: area } });
  await api("DELETE /companies/facilities/{id}/departments/{departmentId}")({ id, departmentId: departmentId + 1_000 });
  expect((await api(history)({ id })).answer.results).toEqual([]);
});

test("a long history is paged [R-225] [R-226]", async () => {
  const companyId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, companyId);
  const { api } = await newPerson(world, { companyId, keys: "all" });
  for (let turn = 1; turn <= 11; turn++) await api("PUT /companies/facilities/{id}")({ id, body: { name: `Nome ${turn}` } });
  const first = await api(history)({ id });
  expect(first.answer.meta).toEqual({ itemsPerPage: 10, totalResults: 11, page: 1, lastPage: 2, totalIsExact: true });
  expect(first.answer.results[0]).toMatchObject({ newValue: "Nome 11" });
  const second = await api(history)({ id, query: { page: 2 } });
  expect(second.answer.results).toMatchObject([{ newValue: "Nome 1" }]);
});

test("the history requires see_history_project and a unit of the company [R-213]", async () => {
  const admin = await world.as("admin");
  const { id } = (await admin("POST /companies/facilities")({ body: { name: `Paiol ${randomUUID()}` } })).answer;
  expect((await (await world.as("manager"))(history)({ id })).answer.results).toMatchObject([{ action: "facility.created" }]);
  expect((await (await world.as("stranger"))(history)({ id })).status).toBe(404);

  const companyId = await newCompany(world);
  const place = await newFacility(world, companyId);
  const { api } = await newPerson(world, { companyId, keys: ["see_location"] });
  expect((await api(history)({ id: place.facilityId })).refused.details).toMatchObject({ permission: "see_history_project" });
});
