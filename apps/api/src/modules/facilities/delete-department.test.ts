import { DEPARTMENT_LINKED_TO_PROJECT } from "@emdia/contract/facilities/refusals.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { whenBlockedOnLock } from "../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const remove = "DELETE /companies/facilities/{id}/departments/{departmentId}";
const keys = ["see_location", "see_department", "remove_department"] as const;
const userWithArea = async () => {
  const contractorId = await newCompany(world);
  const place = await newFacility(world, contractorId);
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  const areas = async () => (await api("GET /projects/location/{facilityId}/departments")({ facilityId: place.facilityId })).answer;
  return { contractorId, place, api, areas, asked: { id: place.facilityId, departmentId: place.departmentId } };
};

test("an area without projects is deleted [R-291] [R-296]", async () => {
  const { api, asked, areas } = await userWithArea();
  expect((await api(remove)(asked)).status).toBe(204);
  expect(await areas()).toEqual([]);
  expect((await api(remove)(asked)).refused.code).toBe("department.not_found");
});

test("deleting an area in use returns DEPARTMENT_LINKED_TO_PROJECT with projects [R-296] [R-298] [CD-083]", async () => {
  const { api, asked, contractorId, place, areas } = await userWithArea();
  const id = await newProject(world, { contractorId, name: "Reforma da portaria", places: [place] });
  const { status, refused } = await api(remove)(asked);
  expect(status).toBe(409);
  expect(refused).toEqual({
    statusCode: 409,
    code: "department.linked_to_project",
    message: "DEPARTMENT_LINKED_TO_PROJECT",
    details: { projects: [{ id, name: "Reforma da portaria" }] },
  });
  expect(refused.message).toBe(DEPARTMENT_LINKED_TO_PROJECT);
  expect(await areas()).toHaveLength(1);
});

test("a project in another area of the unit does not block deletion [R-296]", async () => {
  const { api, asked, contractorId, place } = await userWithArea();
  const { rows } = await world.database
    .ownerPool()
    .query<{ id: number }>("insert into department (contractor_id, facility_id, name) values ($1, $2, 'Vizinha') returning id", [
      contractorId,
      place.facilityId,
    ]);
  await newProject(world, { contractorId, places: [{ facilityId: place.facilityId, departmentId: rows[0]?.id ?? 0 }] });
  expect((await api(remove)(asked)).status).toBe(204);
});

test("deleting an area is refused when a project links it concurrently [R-296] [CD-083]", async () => {
  const { api, asked, contractorId, place, areas } = await userWithArea();
  const project = await newProject(world, { contractorId });
  const linking = await world.database.ownerPool().connect();
  await linking.query("begin");
  await linking.query("insert into project_location values ($1, $2, $3, $4)", [
    contractorId,
    project,
    place.facilityId,
    place.departmentId,
  ]);
  const deleting = api(remove)(asked);
  await whenBlockedOnLock(world.database, () => linking.query("commit"));
  linking.release();

  const { status, refused } = await deleting;
  expect(status).toBe(409);
  expect(refused).toMatchObject({ message: "DEPARTMENT_LINKED_TO_PROJECT", details: { projects: [{ id: project }] } });
  expect(await areas()).toHaveLength(1);
});

test("deleting an area requires remove_department and a unit of the company [R-213]", async () => {
  const { asked, contractorId } = await userWithArea();
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_location", "see_department"] });
  expect((await reader.api(remove)(asked)).refused.details).toMatchObject({ permission: "remove_department" });
  const stranger = await world.as("stranger");
  expect((await stranger(remove)(asked)).refused.code).toBe("facility.not_found");
});
