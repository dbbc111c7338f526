import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const rename = "PUT /companies/facilities/{id}/departments/{departmentId}";
const keys = ["see_location", "update_department", "add_department", "see_history_project"] as const;
const userWithArea = async () => {
  const companyId = await newCompany(world);
  const place = await newFacility(world, companyId, { area: "Moagem" });
  const { api } = await newPerson(world, { companyId, keys });
  return { companyId, place, api, asked: { id: place.facilityId, departmentId: place.departmentId } };
};

test("an area can be renamed by changing only its accents [R-291] [R-301]", async () => {
  const { api, asked } = await userWithArea();
  const renamed = await api(rename)({ ...asked, body: { name: " Moágem " } });
  expect(renamed.status).toBe(200);
  expect(renamed.answer).toEqual({ id: asked.departmentId, name: "Moágem", facilityId: asked.id, can: { update: true, remove: false } });
});

test("an area needs a name of at most 255 characters [R-293]", async () => {
  const { api, asked } = await userWithArea();
  for (const name of ["", "  ", "x".repeat(256)])
    expect((await api(rename)({ ...asked, body: { name } })).refused.code).toBe("request.malformed");
});

test("the name of another area is refused, ignoring accents and case [CD-082]", async () => {
  const { api, asked } = await userWithArea();
  await api("POST /companies/facilities/{id}/departments")({ id: asked.id, body: { name: "Flotação" } });
  const { status, refused } = await api(rename)({ ...asked, body: { name: "flotacao" } });
  expect(status).toBe(409);
  expect(refused.code).toBe("department.name_taken");
});

test("renaming to the same name records no history", async () => {
  const { api, asked } = await userWithArea();
  expect((await api(rename)({ ...asked, body: { name: "Moagem" } })).status).toBe(200);
  expect((await api("GET /companies/facilities/{id}/history")({ id: asked.id })).answer.results).toEqual([]);
});

test("renaming an area through another unit returns 404", async () => {
  const { api, companyId, asked } = await userWithArea();
  const elsewhere = await newFacility(world, companyId);
  const { status, refused } = await api(rename)({ id: elsewhere.facilityId, departmentId: asked.departmentId, body: { name: "Outra" } });
  expect(status).toBe(404);
  expect(refused.code).toBe("department.not_found");
});

test("renaming an area requires update_department and a unit of the company [R-213]", async () => {
  const { companyId, asked } = await userWithArea();
  const reader = await newPerson(world, { companyId, keys: ["see_location", "see_department"] });
  expect((await reader.api(rename)({ ...asked, body: { name: "Outra" } })).refused.details).toMatchObject({
    permission: "update_department",
  });
  const stranger = await world.as("stranger");
  expect((await stranger(rename)({ ...asked, body: { name: "Outra" } })).refused.code).toBe("facility.not_found");
});
