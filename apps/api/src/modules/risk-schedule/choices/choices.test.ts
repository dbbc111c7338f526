import { describe, expect, test } from "vitest";
import { aRiskActivity } from "../../../../test/fixtures/new-catalogue-rows.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { ELECTRICAL, HEIGHT, newRiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

describe("default list of risk activities", () => {
  test("begins with the fixed list and has own activities of contractors in scope [R-328] [C-108] [CD-094] [M-063] [M-064]", async () => {
    const { contractorId, supplier, admin } = await newRiskPlan(world);
    const owner = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "config_risk_project"] });
    const { answer: own } = await owner.api("POST /catalogue/risk-activities")({ body: aRiskActivity("Desmonte com explosivos") });
    for (const { api } of [admin, supplier]) {
      const { answer } = await api("GET /risk-activities/default-list")();
      expect(answer.slice(0, 2)).toMatchObject([
        { ownerId: 0, id: 1, name: "Trabalho em altura" },
        { ownerId: 0, id: 2, name: "Trabalho elétrico" },
      ]);
      expect(answer.length).toBe(24);
      expect(answer.filter(({ ownerId }) => ownerId !== 0)).toMatchObject([
        { ownerId: contractorId, id: own.id, companyName: expect.any(String) },
      ]);
    }
    const { admin: stranger } = await newRiskPlan(world);
    const { answer } = await stranger.api("GET /risk-activities/default-list")();
    expect(answer.some(({ id }) => id === own.id)).toBe(false);
  });
});

describe("choices of a project", () => {
  test("are its places, activities and suppliers; a supplier finds only itself", async () => {
    const { contractorId, supplierId, projectId, place, beside, other, admin, supplier } = await newRiskPlan(world);
    await newProject(world, { contractorId, state: "inactive" });
    const { answer: listed } = await admin.api("GET /risk-schedule/projects")({});
    expect(listed.results).toMatchObject([{ id: projectId, company: { id: contractorId } }]);
    const otherId = await newCompany(world, "provider");
    await world.database
      .ownerPool()
      .query("insert into project_company (contractor_id, project_id, provider_id) values ($1, $2, $3)", [
        contractorId,
        projectId,
        otherId,
      ]);

    const { answer } = await admin.api("GET /risk-schedule/projects/{projectId}")({ projectId });
    expect(new Set(answer.facilities.flatMap(({ id, departments }) => departments.map((one) => `${id} ${one.id}`)))).toEqual(
      new Set([place, beside, other].map(({ facilityId, departmentId }) => `${facilityId} ${departmentId}`)),
    );
    expect(answer.activities.map(({ id }) => id)).toEqual([ELECTRICAL, HEIGHT]);
    expect(new Set(answer.providers.map(({ id }) => id))).toEqual(new Set([supplierId, otherId]));
    const { answer: own } = await supplier.api("GET /risk-schedule/projects/{projectId}")({ projectId });
    expect(own.providers.map(({ id }) => id)).toEqual([supplierId]);
    expect((await supplier.api("GET /risk-schedule/projects")({})).answer.results.map(({ id }) => id)).toEqual([projectId]);
  });

  test("are not found for users who plan nothing in the project", async () => {
    const { contractorId, projectId } = await newRiskPlan(world);
    const restricted = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [] });
    expect((await restricted.api("GET /risk-schedule/projects")({})).answer.results).toEqual([]);
    expect((await restricted.api("GET /risk-schedule/projects/{projectId}")({ projectId })).refused.code).toBe("project.not_found");
    const stranger = await newPerson(world, { companyId: await newCompany(world, "provider"), keys: riskKeys });
    expect((await stranger.api("GET /risk-schedule/projects/{projectId}")({ projectId })).refused.code).toBe("project.not_found");
  });
});
