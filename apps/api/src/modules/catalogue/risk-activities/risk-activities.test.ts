import { describe, expect, test } from "vitest";
import { aDocumentType, aRiskActivity } from "../../../../test/fixtures/new-catalogue-rows.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const keys = ["see_projects", "config_pendency_project", "config_risk_project", "see_history_project"] as const;
const configuring = async () => {
  const companyId = await newCompany(world);
  return { companyId, ...(await newPerson(world, { companyId, keys })) };
};

describe("risk activities of the platform", () => {
  test("an activity shows its norm, documents and trainings with hours", async () => {
    const { api } = await configuring();
    const { answer } = await api("GET /catalogue/risk-activities/{ownerId}/{id}")({ ownerId: 0, id: 1 });
    expect(answer).toMatchObject({ name: "Trabalho em altura", norm: "NR-35", can: { update: false } });
    expect(answer.documents.map(({ code }) => code)).toContain("SSMA-ANCORAGEM");
    expect(answer.trainings).toMatchObject([
      { code: "NR-35", initialHours: 8, periodicHours: 8, validityMonths: 24, certificate: { ownerId: 0, id: 335 } },
    ]);
    const electrical = await api("GET /catalogue/risk-activities/{ownerId}/{id}")({ ownerId: 0, id: 2 });
    expect(electrical.answer.name).toBe("Trabalho elétrico");
  });

  test("the list searches by name and by norm", async () => {
    const { api } = await configuring();
    const { answer } = await api("GET /catalogue/risk-activities")({ query: { query: "nr-33" } });
    expect(answer.results.map(({ code }) => code).toSorted()).toEqual(["ESPACO-CONFINADO", "ESPACO-CONFINADO-SUPERVISAO"]);
  });
});

describe("risk activities of a contractor", () => {
  test("an activity demands documents and trainings and gets a version per change", async () => {
    const { api, companyId } = await configuring();
    const { answer: type } = await api("POST /catalogue/document-types")({ body: aDocumentType("Termo da torre") });
    const documents = [
      { ownerId: 0, id: 365 },
      { ownerId: companyId, id: type.id },
    ];
    const made = await api("POST /catalogue/risk-activities")({ body: aRiskActivity("Torre", { documents, trainings: [14] }) });
    expect(made.answer).toMatchObject({ ownerId: companyId, version: 1, documentCount: 2, trainingCount: 1, can: { update: true } });

    const named = { ownerId: companyId, id: made.answer.id };
    const changed = await api("PUT /catalogue/risk-activities/{ownerId}/{id}")({
      ...named,
      body: { ...aRiskActivity("Torre alta"), version: 1 },
    });
    expect(changed.answer).toMatchObject({ version: 2, name: "Torre alta", documentCount: 0 });
    const old = await api("GET /catalogue/risk-activities/{ownerId}/{id}")({ ...named, query: { version: 1 } });
    expect(old.answer).toEqual({ ...made.answer, currentVersion: 2 });
    const stale = await api("PUT /catalogue/risk-activities/{ownerId}/{id}")({ ...named, body: { ...aRiskActivity("Torre"), version: 1 } });
    expect(stale.refused).toMatchObject({ code: "risk_activity.stale", details: { version: 2 } });
    const { answer } = await api("GET /catalogue/risk-activities/{ownerId}/{id}/history")(named);
    expect(answer.results.map(({ action }) => action)).toEqual(["risk_activity.changed", "risk_activity.created"]);
  });

  test("an activity cannot demand unknown documents or those of another company", async () => {
    const { api } = await configuring();
    const other = await configuring();
    const { answer: theirs } = await other.api("POST /catalogue/document-types")({ body: aDocumentType("Segredo") });
    for (const demand of [
      { documents: [{ ownerId: theirs.ownerId, id: theirs.id }] },
      { documents: [{ ownerId: 0, id: 9_999 }] },
      { trainings: [999] },
    ]) {
      const { refused } = await api("POST /catalogue/risk-activities")({ body: aRiskActivity("Curiosa", demand) });
      expect(refused.code).toBe("risk_activity.unknown_demand");
    }
  });

  test("another company's activity answers 404, and the platform's cannot be changed", async () => {
    const { api, companyId } = await configuring();
    const { answer: made } = await api("POST /catalogue/risk-activities")({ body: aRiskActivity("Nossa") });
    const stranger = await configuring();
    expect((await stranger.api("GET /catalogue/risk-activities/{ownerId}/{id}")({ ownerId: companyId, id: made.id })).status).toBe(404);
    const taken = await api("POST /catalogue/risk-activities")({ body: aRiskActivity("nossa") });
    expect(taken.refused.code).toBe("risk_activity.name_taken");
    const platforms = await api("PUT /catalogue/risk-activities/{ownerId}/{id}")({
      ownerId: 0,
      id: 1,
      body: { ...aRiskActivity("Altura"), version: 1 },
    });
    expect(platforms.refused.code).toBe("risk_activity.of_platform");
  });
});
