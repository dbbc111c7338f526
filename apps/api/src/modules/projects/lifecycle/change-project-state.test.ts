import { expect, test } from "vitest";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { begin, linkNow, makeProject, openWorkshop } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

const linked = async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop, ["SSMA", "STP"]);
  await linkNow(world, project);
  return { workshop, project, api: workshop.person.api };
};

test("inactivating and reactivating a project are recorded in its history [R-251] [R-252]", async () => {
  const { project, api } = await linked();
  const { id } = project;
  const away = await api("PUT /projects/{id}/inactivate")({ id });
  expect(away.answer).toMatchObject({ state: "inactive", can: { inactivate: false, reactivate: true } });
  expect((await api("PUT /projects/{id}/inactivate")({ id })).answer.state).toBe("inactive");
  const back = await api("PUT /projects/{id}/reactivate")({ id });
  expect(back.answer).toMatchObject({ state: "active", can: { inactivate: true, reactivate: false } });
  const { answer } = await api("GET /projects/{id}/history")({ id });
  expect(answer.results.slice(0, 2).map(({ action }) => action)).toEqual(["project.reactivated", "project.inactivated"]);
});

test("a draft can be neither inactivated nor reactivated", async () => {
  const workshop = await openWorkshop(world);
  const { id } = await begin(workshop);
  for (const key of ["PUT /projects/{id}/inactivate", "PUT /projects/{id}/reactivate"] as const) {
    const { status, refused } = await workshop.person.api(key)({ id });
    expect([status, refused.code]).toEqual([409, "project.is_draft"]);
  }
});

test("a removed project is not found, and its unit can be deleted [R-251] [CD-079]", async () => {
  const { workshop, project, api } = await linked();
  const { api: owner } = await newPerson(world, { companyId: workshop.contractorId, keys: "all" });
  const unit = { id: workshop.place.facilityId };
  expect((await owner("GET /projects/location/{id}/check-to-delete")(unit)).answer.canDelete).toBe(false);
  expect((await api("DELETE /projects/{id}")({ id: project.id })).status).toBe(204);
  expect((await api("GET /projects/{id}")({ id: project.id })).refused.code).toBe("project.not_found");
  expect((await api("GET /projects")()).answer.results).toEqual([]);
  expect((await api("DELETE /projects/{id}")({ id: project.id })).status).toBe(404);
  expect((await owner("DELETE /companies/facilities/{id}")(unit)).status).toBe(204);
});

test("a draft can be removed", async () => {
  const workshop = await openWorkshop(world);
  const { id } = await begin(workshop);
  expect((await workshop.person.api("DELETE /projects/{id}")({ id })).status).toBe(204);
  expect((await workshop.person.api("GET /projects")()).answer.results).toEqual([]);
});

test("a copy omits the suppliers, contract and dates of the original", async () => {
  const { project, api } = await linked();
  const { answer: copy } = await api("POST /projects/{id}/copy")({ id: project.id, body: { name: "Parada de 2027" } });
  expect(copy).toMatchObject({
    name: "Parada de 2027",
    scope: project.scope,
    description: project.description,
    contract: null,
    startDate: null,
    endDate: null,
    isDraft: true,
    step: 2,
    companies: [],
    invitedCompanies: [],
    locations: project.locations,
    riskActivities: project.riskActivities,
    pendencies: project.pendencies,
    stpPendencies: project.stpPendencies,
    analysisDays: project.analysisDays,
    startReference: project.startReference,
    lacks: [
      { step: 1, code: "dates" },
      { step: 3, code: "suppliers" },
    ],
  });
  expect((await api("GET /projects/{id}")({ id: project.id })).answer).toMatchObject({ version: project.version, isDraft: false });
});

test("copying requires add_project for all projects and a visible original", async () => {
  const { workshop, project } = await linked();
  const looking = await newPerson(world, {
    companyId: workshop.contractorId,
    keys: ["see_projects", "add_project"],
    onlyProjects: [project.id],
  });
  const body = { name: "Cópia" };
  expect((await looking.api("POST /projects/{id}/copy")({ id: project.id, body })).refused).toMatchObject({
    details: { permission: "add_project" },
  });
  const other = await openWorkshop(world);
  expect((await other.person.api("POST /projects/{id}/copy")({ id: project.id, body })).status).toBe(404);
});
