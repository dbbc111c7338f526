import { expect, test } from "vitest";
import { linkNow, makeProject, openWorkshop, saveAt } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const rows = async (projectId: number) => {
  const { rows: found } = await world.database
    .ownerPool()
    .query<{ type_id: number; holds_from: string; holds_until: string | null }>(
      "select type_id, holds_from, holds_until from project_requirement where project_id = $1 order by id",
      [projectId],
    );
  return found;
};
const ticks = (ids: readonly number[], isChecked: boolean) => ids.map((systemPendencyId) => ({ systemPendencyId, isChecked }));

test("documents outside the catalogue or the step's plan are refused [R-275] [R-279]", async () => {
  const workshop = await openWorkshop(world);
  const { api } = workshop.person;
  const project = await makeProject(workshop, ["SSMA", "STP"]);
  await linkNow(world, project);
  const { answer: stp } = await api("GET /system-pendencies/projects/{projectId}/default-list")({
    projectId: project.id,
    query: { plan: "STP" },
  });
  const [ofOtherPlan = 0] = stp.filter(({ isChecked }) => !isChecked).map(({ id }) => id);
  for (const unknown of [8_999_999, ofOtherPlan]) {
    const body = { version: project.version, pendencies: ticks([unknown], true), analysisDays: 5, reAnalysisDays: 3 };
    const { status, refused } = await api("PATCH /projects/{id}/pendencies")({ id: project.id, body });
    expect([status, refused.code, refused.details]).toEqual([422, "project.requirement_unknown", { systemPendencyId: unknown }]);
  }
});

test("an STP end month before the start month is refused [R-276] [R-289]", async () => {
  const workshop = await openWorkshop(world);
  const { api } = workshop.person;
  const project = await makeProject(workshop, ["STP"]);
  await linkNow(world, project);
  const body = { version: project.version, pendencies: [], startReference: "2026-05", endReference: "2026-04" };
  const { status, refused } = await api("PATCH /projects/{id}/stp/pendencies")({ id: project.id, body });
  expect([status, refused.code]).toEqual([422, "project.period_reversed"]);
  const { answer } = await api("PATCH /projects/{id}/stp/pendencies")({ id: project.id, body: { ...body, endReference: "2026-05" } });
  expect(answer).toMatchObject({ startReference: "2026-05", endReference: "2026-05", projectIsBlocked: true });
  expect(answer.companies[0]?.plans).toMatchObject([{ plan: "STP", startReference: "2026-05", endReference: "2026-05" }]);
  const malformed = await api("PATCH /projects/{id}/stp/pendencies")({ id: project.id, body: { ...body, startReference: "2026-13" } });
  expect(malformed.refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "body.startReference" }] } });
});

test("analysis days of the project apply to suppliers without own days [R-288] [R-290]", async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop);
  expect(project).toMatchObject({ analysisDays: 5, reAnalysisDays: 3 });
  expect(project.companies[0]?.plans).toMatchObject([{ plan: "SSMA", analysisDays: 5, reAnalysisDays: 3 }]);
  await linkNow(world, project);
  for (const analysisDays of [0, 91, 1.5]) {
    const { refused } = await saveAt(workshop.person, project, { step: 4, pendencies: [], analysisDays, reAnalysisDays: 1 });
    expect(refused.code).toBe("request.malformed");
  }
});

test("deselecting a document closes its requirement, and reselecting opens a new one", async () => {
  const workshop = await openWorkshop(world);
  const { person } = workshop;
  const project = await makeProject(workshop);
  const [first = 0, ...others] = project.pendencies.map(({ systemPendencyId }) => systemPendencyId);
  expect((await rows(project.id)).map(({ holds_from, holds_until }) => [holds_from, holds_until])).toEqual(
    [first, ...others].map(() => [project.startDate, null]),
  );
  await linkNow(world, project);
  const settings = { analysisDays: 5, reAnalysisDays: 3 };
  const without = await saveAt(person, project, { step: 4, pendencies: ticks([first], false), ...settings });
  expect(without.answer.pendencies.map(({ systemPendencyId }) => systemPendencyId)).toEqual(others);
  await linkNow(world, project);
  const again = await saveAt(person, without.answer, { step: 4, pendencies: ticks([first], true), ...settings });
  expect(again.answer.pendencies).toHaveLength(project.pendencies.length);
  const ofFirst = (await rows(project.id)).filter(({ type_id }) => type_id === first);
  expect(ofFirst).toMatchObject([{ holds_until: expect.any(String) }, { holds_until: null }]);
  expect((ofFirst[1]?.holds_from ?? "") > (ofFirst[0]?.holds_until ?? "")).toBe(true);
  const { answer: history } = await person.api("GET /projects/{id}/history")({ id: project.id });
  expect(history.results.slice(0, 2).map(({ action, subject }) => [action, subject.kind, subject.id])).toEqual([
    ["project.requirement_added", "document_type", first],
    ["project.requirement_dropped", "document_type", first],
  ]);
});

test("a retired document type stays selected and can be deselected", async () => {
  const workshop = await openWorkshop(world);
  const project = await makeProject(workshop);
  await linkNow(world, project);
  const [first = 0] = project.pendencies.map(({ systemPendencyId }) => systemPendencyId);
  const retire = (retired: boolean) =>
    world.database.ownerPool().query("update document_type set retired = $2 where id = $1", [first, retired]);
  await retire(true);
  const settings = { step: 4 as const, analysisDays: 5, reAnalysisDays: 3 };
  const same = await saveAt(workshop.person, project, { ...settings, pendencies: ticks([first], true) });
  expect(same.answer.version).toBe(project.version);
  const dropped = await saveAt(workshop.person, project, { ...settings, pendencies: ticks([first], false) });
  await retire(false);
  expect(dropped.answer.pendencies).toHaveLength(project.pendencies.length - 1);
});

test("the demand list has questions and preselects documents of the project's risks [R-279]", async () => {
  const workshop = await openWorkshop(world);
  const { person, place } = workshop;
  const { answer: drafted } = await person.api("POST /projects")({
    body: {
      step: 1,
      name: "Obra",
      contract: null,
      scope: null,
      description: null,
      startDate: null,
      endDate: null,
      company: workshop.contractorId,
    },
  });
  const list = async () => (await person.api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: drafted.id })).answer;
  const before = await list();
  expect(before.length).toBeGreaterThan(59);
  expect(before.every(({ questions }) => questions.length > 0)).toBe(true);
  const risky = before.find(({ type, isChecked, riskActivities }) => type === "RISK" && !isChecked && riskActivities.length > 0);
  const locations = [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }];
  await saveAt(person, drafted, { step: 2, locations, riskActivities: risky?.riskActivities.slice(0, 1) ?? [] });
  expect((await list()).find(({ id }) => id === risky?.id)?.isChecked).toBe(true);
  const general = before.filter(({ type, plan }) => type === "EMPLOYEE" && plan === "STP");
  expect(general.every(({ isChecked }) => isChecked)).toBe(true);
});
