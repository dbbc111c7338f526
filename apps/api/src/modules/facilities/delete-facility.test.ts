import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { linkProject, newProject } from "../../../test/fixtures/new-project.ts";
import { whenBlockedOnLock } from "../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const keys = ["see_location", "remove_location", "see_department", "add_department"] as const;
const remaining = async (facilityId: number) => {
  const { rows } = await world.database.ownerPool().query(
    `select (select count(*) from facility where id = $1) as units, (select count(*) from department where facility_id = $1) as areas,
      (select count(*) from project_location where facility_id = $1) as links`,
    [facilityId],
  );
  return rows[0];
};

test("a unit without projects is deleted with its areas [R-291] [R-295]", async () => {
  const contractorId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, contractorId);
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  expect((await api("DELETE /companies/facilities/{id}")({ id })).status).toBe(204);
  expect(await remaining(id)).toEqual({ units: 0, areas: 0, links: 0 });
  const { refused } = await api("DELETE /companies/facilities/{id}")({ id });
  expect(refused.code).toBe("facility.not_found");
});

test("deleting a unit in use is refused with its projects [R-295]", async () => {
  const contractorId = await newCompany(world);
  const place = await newFacility(world, contractorId);
  const last = await newProject(world, { contractorId, name: "Vigilância", places: [place] });
  const first = await newProject(world, { contractorId, name: "Ampliação", state: "inactive", places: [place] });
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  const { status, refused } = await api("DELETE /companies/facilities/{id}")({ id: place.facilityId });
  expect(status).toBe(409);
  expect(refused).toEqual({
    statusCode: 409,
    code: "facility.linked_to_project",
    message: "Esta unidade não pode ser excluída porque há projetos vinculados a ela.",
    details: {
      projects: [
        { id: first, name: "Ampliação" },
        { id: last, name: "Vigilância" },
      ],
    },
  });
  expect(await remaining(place.facilityId)).toEqual({ units: 1, areas: 1, links: 2 });
});

test("deleting a unit is refused when a project links it concurrently [R-295]", async () => {
  const contractorId = await newCompany(world);
  const place = await newFacility(world, contractorId);
  const project = await newProject(world, { contractorId });
  const { api } = await newPerson(world, { companyId: contractorId, keys });

  const linking = await world.database.ownerPool().connect();
  await linking.query("begin");
  await linking.query("insert into project_location values ($1, $2, $3, $4)", [
    contractorId,
    project,
    place.facilityId,
    place.departmentId,
  ]);
  const deleting = api("DELETE /companies/facilities/{id}")({ id: place.facilityId });
  await whenBlockedOnLock(world.database, () => linking.query("commit"));
  linking.release();

  const { status, refused } = await deleting;
  expect(status).toBe(409);
  expect(refused.code).toBe("facility.linked_to_project");
  expect(await remaining(place.facilityId)).toEqual({ units: 1, areas: 1, links: 1 });
});

test("concurrent deletion, new area and new project leave no partial state [R-295]", async () => {
  const contractorId = await newCompany(world);
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  for (let round = 0; round < 12; round++) {
    const place = await newFacility(world, contractorId);
    const id = await newProject(world, { contractorId });
    const [deleted, , linked] = await Promise.all([
      api("DELETE /companies/facilities/{id}")({ id: place.facilityId }),
      api("POST /companies/facilities/{id}/departments")({ id: place.facilityId, body: { name: "Nova" } }).then(({ status }) =>
        expect([201, 404]).toContain(status),
      ),
      linkProject(world, { contractorId, id }, place).then(
        () => true,
        () => false,
      ),
    ]);
    expect(deleted.status).toBe(linked ? 409 : 204);
    expect(await remaining(place.facilityId)).toMatchObject(linked ? { units: 1, links: 1 } : { units: 0, areas: 0, links: 0 });
  }
});

test("deleting a visible unit without remove_location is refused [R-213]", async () => {
  const contractorId = await newCompany(world);
  const place = await newFacility(world, contractorId);
  const project = await newProject(world, { contractorId, places: [place] });
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_location"] });
  const restricted = await newPerson(world, { companyId: contractorId, keys, onlyProjects: [project] });
  for (const { api } of [reader, restricted]) {
    const { status, refused } = await api("DELETE /companies/facilities/{id}")({ id: place.facilityId });
    expect(status).toBe(403);
    expect(refused.details).toMatchObject({ permission: "remove_location" });
  }
});

test("deleting another company's unit returns 404", async () => {
  const place = await newFacility(world, await newCompany(world));
  const stranger = await world.as("stranger");
  const { status, refused } = await stranger("DELETE /companies/facilities/{id}")({ id: place.facilityId });
  expect(status).toBe(404);
  expect(refused.code).toBe("facility.not_found");
  expect(await remaining(place.facilityId)).toMatchObject({ units: 1 });
});
