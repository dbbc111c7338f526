import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { whenBlockedOnLock } from "../../../test/when-blocked-on-lock.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const keys = ["see_location", "update_location", "see_history_project"] as const;

test("a unit can be renamed by changing only its accents [R-291]", async () => {
  const contractorId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, contractorId, { name: "Mineracao" });
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  const renamed = await api("PUT /companies/facilities/{id}")({ id, body: { name: " Mineração " } });
  expect(renamed.answer).toMatchObject({ id, name: "Mineração", companyId: contractorId, departmentCount: 1, projectCount: 0 });
  const { answer } = await api("GET /companies/facilities")();
  expect(answer.results).toEqual([renamed.answer]);
});

test("a unit needs a name of at most 255 characters [R-292]", async () => {
  const contractorId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, contractorId);
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  for (const name of ["", "  ", "x".repeat(256)]) {
    const { refused } = await api("PUT /companies/facilities/{id}")({ id, body: { name } });
    expect(refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "body.name" }] } });
  }
});

test("the name of another unit is refused, ignoring accents and case [CD-082]", async () => {
  const contractorId = await newCompany(world);
  await newFacility(world, contractorId, { name: "Usina São João" });
  const { facilityId: id } = await newFacility(world, contractorId);
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  const { status, refused } = await api("PUT /companies/facilities/{id}")({ id, body: { name: "usina sao joao" } });
  expect(status).toBe(409);
  expect(refused.code).toBe("facility.name_taken");
});

test("one of two concurrent renames to the same name succeeds [CD-082]", async () => {
  const contractorId = await newCompany(world);
  const units = [await newFacility(world, contractorId), await newFacility(world, contractorId)];
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  const replies = await Promise.all(
    units.map(({ facilityId: id }) => api("PUT /companies/facilities/{id}")({ id, body: { name: "A cobiçada" } })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("renaming a concurrently deleted unit returns 404 and records no history", async () => {
  const companyId = await newCompany(world);
  const { facilityId: id } = await newFacility(world, companyId);
  const { api } = await newPerson(world, { companyId, keys });
  const deleting = await world.database.ownerPool().connect();
  await deleting.query("begin");
  await deleting.query("delete from facility where id = $1", [id]);
  const renaming = api("PUT /companies/facilities/{id}")({ id, body: { name: "Tarde demais" } });
  await whenBlockedOnLock(world.database, () => deleting.query("commit"));
  deleting.release();
  expect((await renaming).refused.code).toBe("facility.not_found");
  const { rows } = await world.database.ownerPool().query("select from history where owner_id = $1", [companyId]);
  expect(rows).toEqual([]);
});

test("renaming to the same name records no history", async () => {
  const contractorId = await newCompany(world);
  const { facilityId: id, name } = await newFacility(world, contractorId);
  const { api } = await newPerson(world, { companyId: contractorId, keys });
  expect((await api("PUT /companies/facilities/{id}")({ id, body: { name } })).status).toBe(200);
  expect((await api("GET /companies/facilities/{id}/history")({ id })).answer.results).toEqual([]);
});

test("renaming a visible unit without update_location is refused [R-213]", async () => {
  const contractorId = await newCompany(world);
  const place = await newFacility(world, contractorId);
  const project = await newProject(world, { contractorId, places: [place] });
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_location"] });
  const restricted = await newPerson(world, { companyId: contractorId, keys, onlyProjects: [project] });
  for (const { api } of [reader, restricted]) {
    const { status, refused } = await api("PUT /companies/facilities/{id}")({ id: place.facilityId, body: { name: "Outro" } });
    expect(status).toBe(403);
    expect(refused.details).toMatchObject({ permission: "update_location" });
  }
});

test("another company's unit and an unknown unit return identical responses", async () => {
  const { facilityId } = await newFacility(world, await newCompany(world));
  const { token } = await newPerson(world, { companyId: await newCompany(world), keys });
  const answers = [facilityId, 9_007_199_254_740_991].map(async (id) => {
    const response = await fetch(`${world.address()}/api/companies/facilities/${id}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "Minha" }),
    });
    return { status: response.status, body: await response.text() };
  });
  const [theirs, nobodys] = await Promise.all(answers);
  expect(theirs).toEqual(nobodys);
  expect(theirs?.status).toBe(404);
});
