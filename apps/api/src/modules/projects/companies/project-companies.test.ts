import { describe, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const change = "PATCH /projects/companies/{id}";
const pool = () => world.database.ownerPool();

const building = async ({ suppliers = 1 }: { readonly suppliers?: number } = {}) => {
  const contractorId = await newCompany(world);
  const providerIds = [];
  for (let made = 0; made < suppliers; made += 1) providerIds.push(await newCompany(world, "provider"));
  const projectId = await newProject(world, { contractorId, providerIds });
  const { api, accountId } = await newPerson(world, { companyId: contractorId, keys: "all" });
  const { rows } = await pool().query<{ id: number }>("select id from project_company where project_id = $1 order by id", [projectId]);
  return { contractorId, providerIds, projectId, api, accountId, links: rows.map(({ id }) => id), id: rows[0]?.id ?? 0 };
};
/** Inserts requirements for two document types of the platform's catalogue. */
const demanding = async ({ contractorId, projectId }: { readonly contractorId: number; readonly projectId: number }) => {
  const { rows } = await pool().query<{ typeId: number }>(
    `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
     select $1, $2, v.plan, t.owner_id, t.id, v.version, '2026-01-01' from document_type t
       join document_type_version v on v.owner_id = t.owner_id and v.document_type_id = t.id
     where t.owner_id = 0 and v.version = (select max(w.version) from document_type_version w where w.owner_id = 0 and w.document_type_id = t.id)
     order by t.id limit 2 returning type_id as "typeId"`,
    [contractorId, projectId],
  );
  return rows.map(({ typeId }) => typeId);
};
/** Marks the linking as finished, as the job does at its end. */
const linked = (projectId: number) => pool().query("update project set pipeline_state = 'linked' where id = $1", [projectId]);

test("the supplier list has ten rows per page and finds a CNPJ [R-284] [R-287] [S-055]", async () => {
  const { api, projectId, id } = await building({ suppliers: 12 });
  await api(change)({ id, body: { plans: ["SSMA"], analysisDays: 4 } });
  const { answer } = await api("GET /projects/{id}/companies")({ id: projectId });
  expect(answer.meta).toMatchObject({ itemsPerPage: 10, totalResults: 12, lastPage: 2 });
  expect(answer.results).toHaveLength(10);
  const [first] = answer.results;
  const found = await api("GET /projects/{id}/companies")({ id: projectId, query: { query: first?.cnpj ?? "" } });
  expect(found.answer.results.map((row) => row.id)).toEqual([first?.id]);
});

test("users of a supplier see only their own company among the suppliers [R-290]", async () => {
  const { projectId, providerIds, links } = await building({ suppliers: 2 });
  const { api } = await newPerson(world, { companyId: providerIds[0] ?? 0, keys: ["see_projects"] });
  const { answer } = await api("GET /projects/{id}/companies")({ id: projectId });
  expect(answer.results.map(({ id, can }) => [id, can.assignPlan])).toEqual([[links[0], false]]);
  expect((await api("GET /projects/company/{id}")({ id: links[0] ?? 0 })).status).toBe(200);
  expect((await api("GET /projects/company/{id}")({ id: links[1] ?? 0 })).refused.code).toBe("project_company.not_found");
});

describe("a supplier's settings", () => {
  test("an assigned plan cannot be replaced, but the other can be added [R-284] [R-285] [CD-156]", async () => {
    const { api, id, projectId } = await building();
    const given = await api(change)({ id, body: { plan: "SSMA" } });
    expect(given.answer.plans.map(({ plan }) => plan)).toEqual(["SSMA"]);
    expect((await api(change)({ id, body: { plan: "SSMA", analysisDays: 5 } })).refused.code).toBe("project.blocked");
    await linked(projectId);
    expect((await api(change)({ id, body: { plan: "STP" } })).refused).toMatchObject({ statusCode: 409, code: "project.plan_assigned" });
    const both = await api(change)({ id, body: { plans: ["SSMA", "STP"] } });
    expect(both.answer.plans.map(({ plan }) => plan)).toEqual(["SSMA", "STP"]);
  });

  test("own days and months override the project's, and emptied ones follow it [R-288] [R-289] [R-290] [CD-148]", async () => {
    const { api, id, projectId, contractorId } = await building();
    await pool().query(
      "insert into project_plan (contractor_id, project_id, plan, analysis_days, re_analysis_days) values ($1, $2, 'SSMA', 10, 6)",
      [contractorId, projectId],
    );
    await api(change)({ id, body: { plans: ["SSMA", "STP"], analysisDays: 4, startReference: "2026-02", endReference: "2026-12" } });
    await linked(projectId);
    const { answer } = await api("GET /projects/company/{id}")({ id });
    expect(answer.plans).toMatchObject([
      { plan: "SSMA", analysisDays: 4, reAnalysisDays: 6, own: { analysisDays: 4, reAnalysisDays: null } },
      { plan: "STP", startReference: "2026-02", endReference: "2026-12" },
    ]);
    const followed = await api(change)({ id, body: { analysisDays: null, version: answer.version } });
    expect(followed.answer.plans[0]).toMatchObject({ analysisDays: 10, own: { analysisDays: null } });
    const stp = await api("GET /projects/company/stp/{id}")({ id });
    expect(stp.answer.plan).toMatchObject({ startReference: "2026-02", endReference: "2026-12" });
    expect((await api(change)({ id, body: { endReference: "2026-01" } })).refused.code).toBe("project.period_reversed");
    expect((await api(change)({ id, body: { analysisDays: 1.5 } })).status).toBe(400);
  });

  test("an excepted document is counted in notAsked until it is required again [R-287]", async () => {
    const { api, id, projectId, contractorId } = await building();
    const [first = 0, second = 0] = await demanding({ contractorId, projectId });
    await api(change)({ id, body: { plans: ["SSMA"], exceptions: [first] } });
    const { answer } = await api("GET /projects/company/{id}")({ id });
    expect(answer.notAsked).toBe(1);
    expect(answer.documents.map(({ systemPendencyId, isAsked }) => [systemPendencyId, isAsked])).toEqual([
      [first, false],
      [second, true],
    ]);
    await linked(projectId);
    expect((await api(change)({ id, body: { exceptions: [] } })).answer.notAsked).toBe(0);
  });

  test("a change with an old version is refused and overwrites nothing", async () => {
    const { api, id, projectId } = await building();
    const { answer } = await api(change)({ id, body: { plans: ["SSMA"] } });
    await linked(projectId);
    await api(change)({ id, body: { analysisDays: 3, version: answer.version } });
    const second = await api(change)({ id, body: { analysisDays: 9, version: answer.version } });
    expect(second.refused).toMatchObject({ statusCode: 409, code: "project_company.stale" });
    expect((await api("GET /projects/company/{id}")({ id })).answer.plans[0]?.analysisDays).toBe(3);
  });

  test("each changed field requires its own permission, which the refusal names", async () => {
    const { id, contractorId } = await building();
    const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_projects", "config_sla"] });
    const reply = await api(change)({ id, body: { exceptions: [] } });
    expect(reply.refused).toMatchObject({ statusCode: 403, details: { permission: "config_pendency_project" } });
    expect((await api(change)({ id, body: { plan: "SSMA" } })).refused.details).toMatchObject({ permission: "update_project" });
    expect((await api(change)({ id, body: { analysisDays: 3 } })).refused.code).toBe("project_company.plan_missing");
  });

  test("changed settings are recorded in the supplier's history with the user's name", async () => {
    const { api, id, projectId, providerIds } = await building();
    await api(change)({ id, body: { plans: ["SSMA"], analysisDays: 3 } });
    const { answer } = await api("GET /projects/{id}/providers/{providerId}/history")({ id: projectId, providerId: providerIds[0] ?? 0 });
    expect(answer.results.map(({ action, newValue, accountName }) => [action, newValue, accountName])).toEqual([
      ["project.supplier_changed", "3", "Pessoa de Teste"],
      ["project.plan_assigned", "SSMA", "Pessoa de Teste"],
    ]);
  });
});

describe("an additional supplier", () => {
  const add = "POST /projects/companies";
  test("an added supplier sees the begun project, which is blocked during linking", async () => {
    const { api, projectId } = await building();
    const companyId = await newCompany(world, "provider");
    const { api: theirs } = await newPerson(world, { companyId, keys: ["see_projects"] });
    expect((await theirs("GET /projects/{id}")({ id: projectId })).status).toBe(404);
    const { status, answer } = await api(add)({ body: { projectId, companyId, plans: ["SSMA"] } });
    expect([status, answer.companyId, answer.plans.map(({ plan }) => plan)]).toEqual([201, companyId, ["SSMA"]]);
    expect((await theirs("GET /projects/{id}")({ id: projectId })).answer.companies.map((one) => one.companyId)).toEqual([companyId]);
    expect((await api(add)({ body: { projectId, companyId: await newCompany(world), plans: ["STP"] } })).refused.code).toBe(
      "project.blocked",
    );
  });

  test("a linked supplier, the contractor or an unknown company is refused", async () => {
    const { api, projectId, providerIds, contractorId } = await building();
    const refusedFor = async (companyId: number) => (await api(add)({ body: { projectId, companyId, plans: ["STP"] } })).refused.code;
    expect(await refusedFor(providerIds[0] ?? 0)).toBe("project.supplier_twice");
    expect(await refusedFor(contractorId)).toBe("project.supplier_is_contractor");
    expect(await refusedFor(8_999_999_999_999_001)).toBe("project.supplier_unknown");
  });
});
