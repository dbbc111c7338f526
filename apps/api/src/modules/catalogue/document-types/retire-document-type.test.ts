import { expect, test } from "vitest";
import { aDocumentType } from "../../../../test/fixtures/new-catalogue-rows.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { linkNow, makeProject, openWorkshop, wizardKeys } from "../../../../test/wizard.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const named = ({ ownerId, id }: { readonly ownerId: number; readonly id: number }) => ({ ownerId, id });

/** A contractor with its own document type and a started project. */
const arranged = async (name: string) => {
  const workshop = await openWorkshop(world);
  const { api } = workshop.person;
  const { answer: type } = await api("POST /catalogue/document-types")({ body: aDocumentType(name) });
  return { workshop, api, type, project: await makeProject(workshop) };
};

test("a retired type is not listed, stays readable and frees its name", async () => {
  const { api, type } = await arranged("Termo da portaria velha");
  expect([type.retired, type.can.update]).toEqual([false, true]);
  const { answer: retired } = await api("PUT /catalogue/document-types/{ownerId}/{id}/retire")(named(type));
  expect(retired).toEqual({ ...type, retired: true, can: { update: false } });

  expect((await api("GET /catalogue/document-types")({ query: { query: "portaria velha" } })).answer.results).toEqual([]);
  expect((await api("GET /catalogue/document-types/{ownerId}/{id}")(named(type))).answer).toEqual(retired);
  const body = { ...aDocumentType("Termo da portaria"), version: type.version };
  const { refused } = await api("PUT /catalogue/document-types/{ownerId}/{id}")({ ...named(type), body });
  expect([refused.statusCode, refused.code]).toEqual([422, "document_type.retired"]);
  expect((await api("POST /catalogue/document-types")({ body: aDocumentType("TERMO da portaria velha") })).status).toBe(201);
});

test("retiring a type twice writes one history entry", async () => {
  const { api, type } = await arranged("Termo repetido");
  const retire = () => api("PUT /catalogue/document-types/{ownerId}/{id}/retire")(named(type));
  const [first, second] = await Promise.all([retire(), retire()]);
  expect(second.answer).toEqual(first.answer);
  const { answer } = await api("GET /catalogue/document-types/{ownerId}/{id}/history")(named(type));
  expect(answer.results.map(({ action }) => action)).toEqual(["document_type.retired", "document_type.created"]);
});

test("a retired type stays in existing projects and is unavailable to others", async () => {
  const { workshop, api, type, project } = await arranged("Termo em uso");
  const settings = { analysisDays: 5, reAnalysisDays: 3 };
  await linkNow(world, project);
  const tick = { systemPendencyId: type.id, isChecked: true };
  const asking = await api("PATCH /projects/{id}/pendencies")({
    id: project.id,
    body: { version: project.version, pendencies: [tick], ...settings },
  });
  expect(asking.status).toBe(200);
  await linkNow(world, project);
  await api("PUT /catalogue/document-types/{ownerId}/{id}/retire")(named(type));

  const offered = async (projectId: number) =>
    (await api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId })).answer.find(({ id }) => id === type.id);
  expect(await offered(project.id)).toMatchObject({ name: "Termo em uso", isChecked: true, questions: ["O documento está assinado?"] });
  const fresh = await makeProject(workshop);
  await linkNow(world, fresh);
  expect(await offered(fresh.id)).toBeUndefined();
  const late = await api("PATCH /projects/{id}/pendencies")({
    id: fresh.id,
    body: { version: fresh.version, pendencies: [tick], ...settings },
  });
  expect(late.refused.code).toBe("project.requirement_unknown");

  const dropped = { version: asking.answer.version, pendencies: [{ ...tick, isChecked: false }], ...settings };
  expect((await api("PATCH /projects/{id}/pendencies")({ id: project.id, body: dropped })).status).toBe(200);
  expect(await offered(project.id)).toBeUndefined();
});

test("retiring needs the permission and a type of the own company", async () => {
  const { workshop, api, type, project } = await arranged("Termo alheio");
  const retire = "PUT /catalogue/document-types/{ownerId}/{id}/retire";
  expect((await api(retire)({ ownerId: 0, id: 302 })).refused.code).toBe("document_type.of_platform");
  const stranger = await openWorkshop(world);
  expect((await stranger.person.api(retire)(named(type))).refused.code).toBe("document_type.not_found");
  const restricted = await newPerson(world, { companyId: workshop.contractorId, keys: wizardKeys, onlyProjects: [project.id] });
  const { refused } = await restricted.api(retire)(named(type));
  expect([refused.statusCode, refused.details]).toEqual([403, expect.objectContaining({ permission: "config_pendency_project" })]);
});
