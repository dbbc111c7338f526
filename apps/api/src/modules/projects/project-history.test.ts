import { expect, test } from "vitest";
import { linkNow, makeProject, openWorkshop, saveAt } from "../../../test/wizard.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();

test("history routes return entries of the project, its risks and one supplier", async () => {
  const workshop = await openWorkshop(world);
  const { person, place, supplierId } = workshop;
  const project = await makeProject(workshop);
  await linkNow(world, project);
  const { answer: activities } = await person.api("GET /risk-activities/project/{id}")({ id: project.id });
  const locations = [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }];
  const riskActivities = activities.slice(0, 1).map(({ id }) => id);
  const risky = await saveAt(person, project, { step: 2, locations, riskActivities });
  await linkNow(world, project);
  await saveAt(person, risky.answer, { step: 2, locations, riskActivities: [] });

  const { answer: risks } = await person.api("GET /projects/{id}/risk-activities-history")({ id: project.id });
  expect(risks.results.map(({ action, subject, accountName }) => [action, subject.id, accountName])).toEqual([
    ["project.risk_dropped", riskActivities[0], "Pessoa de Teste"],
    ["project.risk_added", riskActivities[0], "Pessoa de Teste"],
  ]);
  const { answer: whole } = await person.api("GET /projects/{id}/history")({ id: project.id, query: { itemsPerPage: 100 } });
  expect(whole.results.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      "project.created",
      "project.place_added",
      "project.supplier_added",
      "project.requirement_added",
      "project.begun",
    ]),
  );
  const unknown = await person.api("GET /projects/{id}/providers/{providerId}/history")({ id: project.id, providerId: 8_999_999 });
  expect(unknown.refused.code).toBe("project.not_found");
  expect((await person.api("GET /projects/{id}/project-location")({ id: project.id })).answer).toEqual(project.locations);
  expect((await person.api("GET /projects/{id}/providers/{providerId}/history")({ id: project.id, providerId: supplierId })).status).toBe(
    200,
  );
});
