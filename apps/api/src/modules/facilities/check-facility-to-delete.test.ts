import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const check = "GET /projects/location/{id}/check-to-delete";
const keys = ["see_location", "remove_location"] as const;

test("the check returns canDelete and the projects that use the unit [R-295]", async () => {
  const contractorId = await newCompany(world);
  const [free, used] = [await newFacility(world, contractorId), await newFacility(world, contractorId)];
  const project = await newProject(world, { contractorId, name: "Reforma", places: [used] });
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  expect((await api(check)({ id: free.facilityId })).answer).toEqual({ canDelete: true, projects: [], hasSchedules: false });
  expect((await api(check)({ id: used.facilityId })).answer).toEqual({
    canDelete: false,
    projects: [{ id: project, name: "Reforma" }],
    hasSchedules: false,
  });
});

test("the check names at most twenty projects", async () => {
  const contractorId = await newCompany(world);
  const place = await newFacility(world, contractorId);
  for (let number = 10; number < 32; number++) await newProject(world, { contractorId, name: `Obra ${number}`, places: [place] });
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  const { projects } = (await api(check)({ id: place.facilityId })).answer;
  expect(projects.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, at) => `Obra ${at + 10}`));
});

test("the check requires remove_location, and another company's unit is not found", async () => {
  const contractorId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, contractorId);
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_location"] });
  expect((await reader.api(check)({ id })).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "remove_location" },
  });
  const stranger = await world.as("stranger");
  expect((await stranger(check)({ id })).refused.code).toBe("facility.not_found");
});
