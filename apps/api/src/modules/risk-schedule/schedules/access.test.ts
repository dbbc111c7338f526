import { describe, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newRiskPlan, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

describe("access", () => {
  test("without see_risk_schedule there is no schedule [R-217] [CD-063]", async () => {
    const { contractorId, newWorker, create } = await newRiskPlan(world);
    const { id } = (await create([await newWorker()])).answer;
    const blind = await newPerson(world, { companyId: contractorId, keys: ["add_risk_schedule", "update_risk_schedule"] });
    expect((await blind.api("GET /risk-schedule")({})).status).toBe(403);
    expect((await blind.api("GET /risk-schedule/{id}")({ id })).status).toBe(403);
    expect((await blind.api("GET /employees/risk-schedule/{id}")({ id })).status).toBe(403);
  });

  test("of users restricted to projects ends with these projects", async () => {
    const { contractorId, projectId, newWorker, create } = await newRiskPlan(world);
    const { id } = (await create([await newWorker()])).answer;
    const inside = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [projectId] });
    const outside = await newPerson(world, { companyId: contractorId, keys: riskKeys, onlyProjects: [] });
    expect((await inside.api("GET /risk-schedule")({})).answer.results).toMatchObject([{ id }]);
    expect((await outside.api("GET /risk-schedule")({})).answer.results).toEqual([]);
    expect((await outside.api("GET /risk-schedule/{id}")({ id })).refused.code).toBe("risk_schedule.not_found");
    expect((await outside.api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason: "Chuva" } })).status).toBe(404);
  });

  test("needs the key of the action on a visible schedule", async () => {
    const { contractorId, newWorker, create, aSchedule } = await newRiskPlan(world);
    const worker = await newWorker();
    const { id } = (await create([worker])).answer;
    const elsewhere = await newCompany(world, "contractor");
    const reader = await newPerson(
      world,
      { companyId: contractorId, keys: ["see_risk_schedule"] },
      { companyId: elsewhere, keys: riskKeys },
    );
    expect((await reader.api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason: "Chuva" } })).refused).toMatchObject({
      code: "permission.missing",
      details: { permission: "remove_risk_schedule" },
    });
    const planned = await reader.api("POST /risk-schedule")({ body: aSchedule([worker]) });
    expect(planned.refused).toMatchObject({ code: "permission.missing", details: { permission: "add_risk_schedule" } });
    const stranger = await newPerson(world, { companyId: elsewhere, keys: riskKeys });
    expect((await stranger.api("POST /risk-schedule")({ body: aSchedule([worker]) })).refused.code).toBe("project.not_found");
  });

  test("of a supplier is to its own team in projects that it is linked to", async () => {
    const { contractorId, supplier, newWorker, create } = await newRiskPlan(world);
    const worker = await newWorker();
    const otherId = await newCompany(world, "provider");
    const foreign = await newWorkerRow(world, { providerId: otherId });
    expect((await create([worker], { providerId: otherId }, supplier.api)).refused.code).toBe("risk_schedule.provider_unknown");
    expect((await create([worker], { providerId: otherId })).refused.code).toBe("risk_schedule.provider_unknown");
    expect((await create([foreign])).refused).toMatchObject({
      code: "risk_schedule.worker_not_linked",
      details: { employees: [{ id: foreign }] },
    });
    const other = await newPerson(world, { companyId: otherId, keys: riskKeys });
    expect((await create([foreign], { providerId: otherId }, other.api)).refused.code).toBe("project.not_found");
    await world.database.ownerPool().query("update project set state = 'inactive' where contractor_id = $1", [contractorId]);
    expect((await create([worker])).refused.code).toBe("risk_schedule.project_inactive");
  });
});
