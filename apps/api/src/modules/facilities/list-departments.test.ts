import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const areas = "GET /projects/location/{facilityId}/departments";
const looks = ["see_location", "see_department"] as const;
const unitWithAreas = async (...names: readonly string[]) => {
  const companyId = await newCompany(world);
  const place = await newFacility(world, companyId, { name: "Mina" });
  await world.database
    .ownerPool()
    .query("insert into department (contractor_id, facility_id, name) select $1, $2, unnest($3::text[])", [
      companyId,
      place.facilityId,
      names,
    ]);
  return { companyId, facilityId: place.facilityId, place };
};

test("areas are listed by name with id, name and facilityId [R-291] [R-301]", async () => {
  const { companyId, facilityId } = await unitWithAreas("Água", "Oficina");
  const { api } = await newPerson(world, { companyId, keys: looks });
  const { answer } = await api(areas)({ facilityId });
  const can = { update: false, remove: false };
  expect(answer).toEqual(["Água", "Britagem", "Oficina"].map((name) => ({ id: expect.any(Number), name, facilityId, can })));
});

test("a user restricted to a project sees areas only in its units", async () => {
  const { companyId, facilityId, place } = await unitWithAreas();
  const other = await newFacility(world, companyId);
  const project = await newProject(world, { contractorId: companyId, places: [place] });
  const { api } = await newPerson(world, { companyId, keys: looks, onlyProjects: [project] });
  expect((await api(areas)({ facilityId })).answer).toHaveLength(1);
  expect((await api(areas)({ facilityId: other.facilityId })).refused.code).toBe("facility.not_found");
});

test("listing areas of another company or an unknown unit returns 404", async () => {
  const { facilityId } = await unitWithAreas();
  const stranger = await world.as("stranger");
  const replies = [await stranger(areas)({ facilityId }), await stranger(areas)({ facilityId: 9_007_199_254_740_991 })];
  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  expect(replies[0]?.refused).toEqual(replies[1]?.refused);
});

test("listing areas without see_department is refused with the permission's name [R-213]", async () => {
  const { companyId, facilityId } = await unitWithAreas();
  const { api } = await newPerson(world, { companyId, keys: ["see_location"] });
  expect((await api(areas)({ facilityId })).refused.details).toMatchObject({ permission: "see_department" });
});
