import { describe, expect, test } from "vitest";
import { aDocumentType } from "../../../../test/fixtures/new-catalogue-rows.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const keys = ["see_projects", "config_pendency_project", "see_history_project"] as const;
const configuring = async () => {
  const companyId = await newCompany(world);
  return { companyId, ...(await newPerson(world, { companyId, keys })) };
};

describe("document types of the platform", () => {
  test("the list filters by plan, type and words", async () => {
    const { api } = await configuring();
    const list = api("GET /catalogue/document-types");
    const whole = (await list({ query: { itemsPerPage: 100 } })).answer;
    expect(whole.meta.totalResults).toBeGreaterThan(60);
    expect(whole.results.every(({ ownerId, can }) => ownerId === 0 && !can.update)).toBe(true);
    const { answer } = await list({ query: { plan: "STP", type: "COMPANY", query: "certidao" } });
    expect(answer.results.map(({ code }) => code)).toEqual(["STP-FALENCIA", "STP-CND-ESTADUAL", "STP-CND-MUNICIPAL"]);
  });

  test("a type shows its checklist, validity figure and suggested corrections", async () => {
    const { api } = await configuring();
    const { answer } = await api("GET /catalogue/document-types/{ownerId}/{id}")({ ownerId: 0, id: 302 });
    expect(answer).toMatchObject({
      code: "SSMA-ASO-PERIODICO",
      type: "EMPLOYEE",
      frequency: "always_valid",
      validity: { kind: "from_issue", amount: 12, unit: "months", figure: "nr7.aso.periodic" },
      blocksWork: true,
      nextDueDays: 30,
      asksIssueDate: true,
      questionLanguages: ["pt-BR", "en-US", "es-ES"],
      names: { "en-US": "Periodic health certificate" },
      version: 1,
      currentVersion: 1,
    });
    expect(answer.questions.length).toBeGreaterThanOrEqual(4);
    for (const { corrections, example } of answer.questions) {
      expect(corrections.length).toBeGreaterThanOrEqual(2);
      expect(example).not.toBeNull();
    }
  });

  test("the CRF type is due ten days before its expiry [CD-159]", async () => {
    const { api } = await configuring();
    const { answer } = await api("GET /catalogue/document-types/{ownerId}/{id}")({ ownerId: 0, id: 131 });
    expect(answer).toMatchObject({ code: "STP-CRF", nextDueDays: 10 });
  });

  test("changing a type of the platform is refused", async () => {
    const { api } = await configuring();
    const { status, refused } = await api("PUT /catalogue/document-types/{ownerId}/{id}")({
      ownerId: 0,
      id: 302,
      body: { ...aDocumentType("ASO periódico"), version: 1 },
    });
    expect([status, refused.code]).toEqual([422, "document_type.of_platform"]);
  });
});

describe("document types of a contractor", () => {
  test("a new type gets the platform's defaults", async () => {
    const { api, companyId } = await configuring();
    const made = await api("POST /catalogue/document-types")({ body: aDocumentType("Termo da portaria") });
    expect(made.status).toBe(201);
    expect(made.answer).toMatchObject({
      ownerId: companyId,
      version: 1,
      code: null,
      blocksWork: true,
      nextDueDays: 30,
      can: { update: true },
    });
    expect(made.answer.regimes).toContain("clt_indefinite");
    const { answer } = await api("GET /catalogue/document-types")({ query: { query: "portaria" } });
    expect(answer.results.map(({ id }) => id)).toEqual([made.answer.id]);
  });

  test("each change creates a version, and old versions remain readable", async () => {
    const { api } = await configuring();
    const { answer: made } = await api("POST /catalogue/document-types")({ body: aDocumentType("Termo de uso") });
    const named = { ownerId: made.ownerId, id: made.id };
    const body = { ...aDocumentType("Termo de uso do veículo", { frequency: "on_movement", movement: "admission" }), version: 1 };
    const changed = await api("PUT /catalogue/document-types/{ownerId}/{id}")({ ...named, body });
    expect(changed.answer).toMatchObject({ version: 2, name: "Termo de uso do veículo", movement: "admission" });

    const old = await api("GET /catalogue/document-types/{ownerId}/{id}")({ ...named, query: { version: 1 } });
    expect(old.answer).toEqual({ ...made, currentVersion: 2 });
    const never = await api("GET /catalogue/document-types/{ownerId}/{id}")({ ...named, query: { version: 3 } });
    expect(never.status).toBe(404);

    const { answer } = await api("GET /catalogue/document-types/{ownerId}/{id}/history")(named);
    expect(answer.results.map(({ action, newValue }) => [action, newValue])).toEqual([
      ["document_type.changed", "2"],
      ["document_type.created", null],
    ]);
  });

  test("a concurrent second change is refused as stale", async () => {
    const { api } = await configuring();
    const { answer: made } = await api("POST /catalogue/document-types")({ body: aDocumentType("Termo duplo") });
    const change = () =>
      api("PUT /catalogue/document-types/{ownerId}/{id}")({
        ownerId: made.ownerId,
        id: made.id,
        body: { ...aDocumentType("Termo duplo"), version: 1 },
      });
    const answers = await Promise.all([change(), change()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.refused;
    expect(refused).toMatchObject({ code: "document_type.stale", details: { version: 2 } });
  });

  test("duplicate names and movements that do not fit the frequency are refused", async () => {
    const { api } = await configuring();
    await api("POST /catalogue/document-types")({ body: aDocumentType("Declaração") });
    const twice = await api("POST /catalogue/document-types")({ body: aDocumentType("DECLARACAO") });
    expect(twice.refused.code).toBe("document_type.name_taken");
    const { answer: other } = await api("POST /catalogue/document-types")({ body: aDocumentType("Outra") });
    const named = { ownerId: other.ownerId, id: other.id };
    const renamed = await api("PUT /catalogue/document-types/{ownerId}/{id}")({
      ...named,
      body: { ...aDocumentType("declaração"), version: 1 },
    });
    expect(renamed.refused.code).toBe("document_type.name_taken");
    for (const wrong of [{ frequency: "on_movement" }, { frequency: "monthly", movement: "leave" }] as const) {
      const { refused } = await api("POST /catalogue/document-types")({ body: aDocumentType("Sem sentido", wrong) });
      expect(refused.code).toBe("document_type.movement_unfit");
    }
  });

  test("monthly and yearly types with a validity are refused [CD-159]", async () => {
    const { api } = await configuring();
    const printed = { validity: { kind: "printed" } } as const;
    for (const frequency of ["monthly", "yearly"] as const) {
      const { refused } = await api("POST /catalogue/document-types")({ body: aDocumentType("Vence e volta", { frequency, ...printed }) });
      expect(refused.code).toBe("document_type.validity_unfit");
    }
    const kept = await api("POST /catalogue/document-types")({
      body: aDocumentType("Sempre em dia", { frequency: "always_valid", ...printed }),
    });
    expect(kept.status).toBe(201);
    const { ownerId, id } = kept.answer;
    const changed = await api("PUT /catalogue/document-types/{ownerId}/{id}")({
      ownerId,
      id,
      body: { ...aDocumentType("Sempre em dia", { frequency: "yearly", ...printed }), version: 1 },
    });
    expect(changed.refused.code).toBe("document_type.validity_unfit");
  });
});

describe("visibility of a contractor's type", () => {
  test("a linked supplier reads the type, and other contractors get 404", async () => {
    const { api, companyId } = await configuring();
    const { answer: made } = await api("POST /catalogue/document-types")({ body: aDocumentType("Só nosso") });
    const named = { ownerId: companyId, id: made.id };
    const providerId = await newCompany(world, "provider");
    const supplier = await newPerson(world, { companyId: providerId, keys });
    expect((await supplier.api("GET /catalogue/document-types/{ownerId}/{id}")(named)).status).toBe(404);

    const project = await newProject(world, { contractorId: companyId, providerIds: [providerId] });
    const seen = await supplier.api("GET /catalogue/document-types/{ownerId}/{id}")(named);
    expect(seen.answer).toEqual({ ...made, can: { update: false } });
    const restricted = await newPerson(world, { companyId: providerId, keys, onlyProjects: [project] });
    expect((await restricted.api("GET /catalogue/document-types/{ownerId}/{id}")(named)).status).toBe(200);

    const stranger = await configuring();
    const theirs = await stranger.api("GET /catalogue/document-types")({ query: { query: "só nosso" } });
    expect(theirs.answer.results).toEqual([]);
    expect((await stranger.api("GET /catalogue/document-types/{ownerId}/{id}")(named)).status).toBe(404);
    const body = { ...aDocumentType("Roubado"), version: 1 };
    expect((await stranger.api("PUT /catalogue/document-types/{ownerId}/{id}")({ ...named, body })).status).toBe(404);
  });

  test("a membership restricted to projects cannot change a type", async () => {
    const { api, companyId } = await configuring();
    const { answer: made } = await api("POST /catalogue/document-types")({ body: aDocumentType("De todos") });
    const project = await newProject(world, { contractorId: companyId });
    const restricted = await newPerson(world, { companyId, keys, onlyProjects: [project] });
    const body = { ...aDocumentType("De todos"), version: 1 };
    const reply = await restricted.api("PUT /catalogue/document-types/{ownerId}/{id}")({ ownerId: companyId, id: made.id, body });
    expect([reply.status, reply.refused.details]).toEqual([403, expect.objectContaining({ permission: "config_pendency_project" })]);
  });
});
