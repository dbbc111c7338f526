import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const together = "GET /facilities-with-departments";
const looks = ["see_location", "see_department"] as const;

test("units are listed with areas, 100 per page, and searched by name [R-236] [R-291] [R-301]", async () => {
  const companyId = await newCompany(world);
  const { facilityId } = await newFacility(world, companyId, { name: "Mina", area: "Oficina" });
  await newFacility(world, companyId, { name: "Porto", area: "Silos" });
  const { api } = await newPerson(world, { companyId, keys: [...looks, "add_department", "remove_department"] });
  await api("POST /companies/facilities/{id}/departments")({ id: facilityId, body: { name: "Britagem" } });

  const { answer } = await api(together)();
  expect(answer.meta).toMatchObject({ itemsPerPage: 100, totalResults: 2 });
  expect(answer.results.map(({ name, departments }) => [name, departments.map((area) => area.name)])).toEqual([
    ["Mina", ["Britagem", "Oficina"]],
    ["Porto", ["Silos"]],
  ]);
  expect(answer.results[0]?.departments[0]).toMatchObject({ facilityId, can: { update: false, remove: true } });
  expect((await api(together)({ query: { query: "MÍNA" } })).answer.results.map(({ name }) => name)).toEqual(["Mina"]);
});

test("a unit without areas is listed with an empty array", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: [...looks, "add_location"] });
  await api("POST /companies/facilities")({ body: { name: "Vazia" } });
  expect((await api(together)()).answer.results).toMatchObject([{ name: "Vazia", departments: [] }]);
});

test("a user restricted to a project sees its units with their areas", async () => {
  const contractorId = await newCompany(world);
  const [here] = [await newFacility(world, contractorId), await newFacility(world, contractorId)];
  const project = await newProject(world, { contractorId, places: [here] });
  const { api } = await newPerson(world, { companyId: contractorId, keys: looks, onlyProjects: [project] });
  expect((await api(together)()).answer.results).toMatchObject([{ id: here.facilityId, departments: [{ id: here.departmentId }] }]);
});

test("a user without see_department sees units without areas", async () => {
  const contractorId = await newCompany(world);
  const { facilityId } = await newFacility(world, contractorId);
  const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_location"] });
  expect((await api(together)()).answer.results).toMatchObject([{ id: facilityId, departments: [] }]);
});
