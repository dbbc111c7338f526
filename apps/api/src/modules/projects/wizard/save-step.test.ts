import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { whenBlockedOnLock } from "../../../../test/when-blocked-on-lock.ts";
import { begin, data, linkNow, makeProject, openWorkshop, saveAt, wizardKeys } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const BLOCKED = "Este projeto está bloqueado e não pode ser editado durante uma atualização. Por favor, aguarde a atualização finalizar.";

test("a step out of order is refused [R-269] [R-270]", async () => {
  const workshop = await openWorkshop(world);
  const project = await begin(workshop);
  const { status, refused } = await saveAt(workshop.person, project, { step: 3, companies: [], invitedCompanies: [] });
  expect([status, refused.code]).toEqual([422, "project.step_order"]);
  const early = { version: 1, pendencies: [], analysisDays: 5, reAnalysisDays: 5 };
  expect((await workshop.person.api("PATCH /projects/{id}/pendencies")({ id: project.id, body: early })).refused.code).toBe(
    "project.step_order",
  );
});

test("reversed dates are refused, and an unchanged step keeps the version", async () => {
  const workshop = await openWorkshop(world);
  const project = await begin(workshop);
  const reversed = await saveAt(workshop.person, project, { step: 1, ...data, endDate: "2020-01-01" });
  expect([reversed.status, reversed.refused.code]).toEqual([422, "project.dates_reversed"]);
  expect((await saveAt(workshop.person, project, { step: 1, ...data })).answer).toEqual(project);
});

test("a draft completed in its first step begins with its unchanged last step [CD-163]", async () => {
  const workshop = await openWorkshop(world);
  const { person } = workshop;
  const withoutDates = await makeProject(workshop, ["SSMA"], { startDate: null });
  expect(withoutDates).toMatchObject({ isDraft: true, lacks: [{ step: 1, code: "dates" }] });
  const completed = (await saveAt(person, withoutDates, { step: 1, ...data })).answer;
  expect(completed).toMatchObject({ isDraft: true, lacks: [], projectIsBlocked: false, step: 4 });
  const { answer: requirements } = await person.api("GET /system-pendencies/projects/{projectId}/default-list")({
    projectId: completed.id,
  });
  const pendencies = requirements
    .filter(({ plan, isChecked }) => plan === "SSMA" && isChecked)
    .map(({ id }) => ({ systemPendencyId: id, isChecked: true }));
  const last = { step: 4 as const, pendencies, analysisDays: 5, reAnalysisDays: 3 };
  expect((await saveAt(person, withoutDates, last)).refused.code).toBe("project.stale");
  expect((await saveAt(person, completed, last)).answer).toMatchObject({ isDraft: false, projectIsBlocked: true });
});

test("an unchanged step of a begun project starts no linking [CD-163]", async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop);
  await linkNow(world, project);
  const { answer } = await saveAt(workshop.person, project, { step: 1, ...data });
  expect(answer).toMatchObject({ version: project.version, projectIsBlocked: false });
});

test("an area of another unit or company is refused", async () => {
  const workshop = await openWorkshop(world);
  const project = await begin(workshop);
  const other = await newFacility(world, workshop.contractorId);
  const strange = await newFacility(world, await newCompany(world));
  for (const place of [{ ...other, facilityId: workshop.place.facilityId }, strange]) {
    const locations = [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }];
    const { status, refused } = await saveAt(workshop.person, project, { step: 2, locations, riskActivities: [] });
    expect([status, refused.code, refused.details]).toEqual([
      422,
      "project.place_unknown",
      { facilityId: place.facilityId, departmentId: place.departmentId },
    ]);
  }
});

test("saving a step of another company's project returns 404", async () => {
  const workshop = await openWorkshop(world);
  const theirs = await newProject(world, { contractorId: await newCompany(world) });
  const { status, refused } = await saveAt(workshop.person, { id: theirs, version: 1 }, { step: 1, ...data });
  expect([status, refused.code]).toEqual([404, "project.not_found"]);
});

test("saving risks requires config_risk_project and activities of the catalogue [R-271] [R-274]", async () => {
  const workshop = await openWorkshop(world);
  const { person, contractorId, place } = workshop;
  const project = await begin(workshop);
  const locations = [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }];
  const { answer: activities } = await person.api("GET /risk-activities/project/{id}")({ id: project.id });
  const riskActivities = activities.slice(0, 2).map(({ id }) => id);
  const unknown = await saveAt(person, project, { step: 2, locations, riskActivities: [8_999_999] });
  expect([unknown.status, unknown.refused.code]).toEqual([422, "project.activity_unknown"]);

  const without = wizardKeys.filter((key) => key !== "config_risk_project");
  const other = await newPerson(world, { companyId: contractorId, keys: without });
  expect((await saveAt(other, project, { step: 2, locations, riskActivities })).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "config_risk_project" },
  });
  expect((await saveAt(other, project, { step: 2, locations, riskActivities: [] })).status).toBe(200);

  const { answer } = await saveAt(person, { ...project, version: 2 }, { step: 2, locations, riskActivities });
  expect(answer.riskActivities.map(({ id }) => id).toSorted()).toEqual(riskActivities.toSorted());
  expect(answer.locations).toMatchObject([{ facilityId: place.facilityId, departments: [{ id: place.departmentId }] }]);
  const checked = (await person.api("GET /risk-activities/project/{id}")({ id: project.id })).answer.filter(({ isChecked }) => isChecked);
  expect(checked.map(({ id }) => id).toSorted()).toEqual(riskActivities.toSorted());
});

test("a save with an old version is refused with the other changes", async () => {
  const workshop = await openWorkshop(world);
  const project = await begin(workshop);
  const colleague = await newPerson(world, { companyId: workshop.contractorId, keys: wizardKeys });
  const first = await saveAt(colleague, project, { step: 1, ...data, name: "Troca dos roletes" });
  expect(first.answer).toMatchObject({ name: "Troca dos roletes", version: 2 });

  const second = await saveAt(workshop.person, project, { step: 1, ...data, description: "Com guindaste." });
  expect(second.status).toBe(409);
  expect(second.refused).toMatchObject({
    code: "project.stale",
    details: {
      version: 2,
      changes: [{ version: 2, step: 1, fields: ["name"], accountName: "Pessoa de Teste" }],
      project: { name: "Troca dos roletes", description: data.description, version: 2 },
    },
  });
  const chosen = await saveAt(workshop.person, first.answer, {
    step: 1,
    ...data,
    name: "Troca dos roletes",
    description: "Com guindaste.",
  });
  expect(chosen.answer).toMatchObject({ name: "Troca dos roletes", description: "Com guindaste.", version: 3 });
});

test("a blocked project refuses changes with the exact specified message [R-254] [R-255]", async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop);
  const { person } = workshop;
  const body = { version: project.version, pendencies: [], analysisDays: 9, reAnalysisDays: 9 };
  const replies = [
    await saveAt(person, project, { step: 1, ...data, name: "Outro nome" }),
    await person.api("PATCH /projects/{id}/pendencies")({ id: project.id, body }),
    await person.api("PUT /projects/{id}/inactivate")({ id: project.id }),
    await person.api("DELETE /projects/{id}")({ id: project.id }),
  ];
  for (const { status, refused } of replies) expect([status, refused.code, refused.message]).toEqual([409, "project.blocked", BLOCKED]);
});

test("the second of two concurrent edits finds the project blocked", async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop);
  await linkNow(world, project);
  const editing = await world.database.ownerPool().connect();
  await editing.query("begin");
  await editing.query("select from project where id = $1 for update", [project.id]);
  const replies = ["Um nome", "Outro nome"].map((name) => saveAt(workshop.person, project, { step: 1, ...data, name }));
  await whenBlockedOnLock(world.database, () => editing.query("commit"));
  editing.release();
  const results = await Promise.all(replies);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(results.find(({ status }) => status === 409)?.refused.code).toBe("project.blocked");
});

test("editing a begun project blocks it again and records each field [R-253]", async () => {
  const workshop = await openWorkshop(world);
  const { person } = workshop;
  const project = await makeProject(workshop);
  await linkNow(world, project);
  const endDate = dayFromNow(400);
  const { answer } = await saveAt(person, project, { step: 1, ...data, name: "Troca dos roletes", endDate });
  expect(answer).toMatchObject({ name: "Troca dos roletes", isDraft: false, projectIsBlocked: true, step: project.step });
  const { answer: history } = await person.api("GET /projects/{id}/history")({ id: project.id, query: { itemsPerPage: 100 } });
  const changes = history.results
    .filter(({ action }) => action === "project.changed")
    .map(({ field, oldValue, newValue }) => [field, oldValue, newValue]);
  expect(changes.slice(0, 2)).toEqual([
    ["endDate", data.endDate, endDate],
    ["name", data.name, "Troca dos roletes"],
  ]);
  expect(history.results.at(-1)).toMatchObject({ action: "project.created", accountName: "Pessoa de Teste" });
  expect(history.results.map(({ action }) => action)).toContain("project.begun");
});

test("saving without permission is refused with the missing permission", async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop);
  const keys = ["see_projects", "add_project", "config_stp_project"] as const;
  const other = await newPerson(world, { companyId: workshop.contractorId, keys });
  expect((await saveAt(other, project, { step: 1, ...data, name: "Meu" })).refused).toMatchObject({
    details: { permission: "update_project" },
  });
  const draft = await begin({ ...workshop, person: other });
  expect((await saveAt(other, draft, { step: 1, ...data, name: "Meu" })).status).toBe(200);
  const ssma = { step: 4 as const, pendencies: [], analysisDays: 1, reAnalysisDays: 1 };
  expect((await saveAt(other, draft, ssma)).refused).toMatchObject({ details: { permission: "config_pendency_project" } });
});
