import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { whenBlockedOnLock } from "../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const create = "POST /companies/facilities/{id}/departments";
const keys = ["see_location", "see_department", "add_department", "update_department"] as const;

test("a created area has id, name and facilityId [R-291] [R-301]", async () => {
  const companyId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, companyId);
  const { api } = await newPerson(world, { companyId, keys });
  const { status, answer } = await api(create)({ id, body: { name: "  Flotação " } });
  expect(status).toBe(201);
  expect(answer).toEqual({ id: expect.any(Number), name: "Flotação", facilityId: id, can: { update: true, remove: false } });
  const listed = await api("GET /projects/location/{facilityId}/departments")({ facilityId: id });
  expect(listed.answer).toContainEqual(answer);
});

test("an area needs a name of at most 255 characters [R-293]", async () => {
  const companyId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, companyId);
  const { api } = await newPerson(world, { companyId, keys });
  for (const name of ["", "   ", "x".repeat(256)]) {
    const { refused } = await api(create)({ id, body: { name } });
    expect(refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "body.name" }] } });
  }
  expect((await api(create)({ id, body: { name: "x".repeat(255) } })).status).toBe(201);
});

test("an area name is unique per unit, ignoring accents and case [CD-082]", async () => {
  const companyId = await newCompany(world);
  const [here, there] = [await newFacility(world, companyId, { area: "Flotação" }), await newFacility(world, companyId)];
  const { api } = await newPerson(world, { companyId, keys });
  const again = await api(create)({ id: here.facilityId, body: { name: "FLOTACAO" } });
  expect(again.status).toBe(409);
  expect(again.refused).toMatchObject({ code: "department.name_taken", message: "Já existe uma área com este nome nesta unidade." });
  expect((await api(create)({ id: there.facilityId, body: { name: "FLOTACAO" } })).status).toBe(201);
});

test("one of several concurrent creations of the same area succeeds [CD-082]", async () => {
  const companyId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, companyId);
  const people = [await newPerson(world, { companyId, keys }), await newPerson(world, { companyId, keys })];
  const replies = await Promise.all(
    ["Paiol", "PAIOL", "páiol"].flatMap((name) => people.map(({ api }) => api(create)({ id, body: { name } }))),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
});

test("adding an area fails when the unit is deleted concurrently", async () => {
  const companyId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, companyId);
  const { api } = await newPerson(world, { companyId, keys });
  const deleting = await world.database.ownerPool().connect();
  await deleting.query("begin");
  await deleting.query("delete from facility where id = $1", [id]);
  const adding = api(create)({ id, body: { name: "Tarde demais" } });
  await whenBlockedOnLock(world.database, () => deleting.query("commit"));
  deleting.release();
  expect((await adding).refused.code).toBe("facility.not_found");
});

test("creating an area requires add_department and a unit of the company [R-213]", async () => {
  const companyId = await newCompany(world);
  const place = await newFacility(world, companyId);
  const project = await newProject(world, { contractorId: companyId, places: [place] });
  const reader = await newPerson(world, { companyId, keys: ["see_location"] });
  const restricted = await newPerson(world, { companyId, keys, onlyProjects: [project] });
  for (const { api } of [reader, restricted]) {
    const { status, refused } = await api(create)({ id: place.facilityId, body: { name: "Nova" } });
    expect(status).toBe(403);
    expect(refused.details).toMatchObject({ permission: "add_department" });
  }
  const stranger = await world.as("stranger");
  expect((await stranger(create)({ id: place.facilityId, body: { name: "Nova" } })).refused.code).toBe("facility.not_found");
});
