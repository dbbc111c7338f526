import { indicatorQuery } from "@emdia/contract/panels/filter.ts";
import { defaultPanels } from "@emdia/contract/panels/preferences.ts";
import { panelRoutes } from "@emdia/contract/panels/routes.ts";
import { beforeAll, expect, test } from "vitest";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newPendency } from "../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const keys = ["see_management_panel", "see_pendency", "see_projects", "see_employee"] as const;
const bodies: { readonly [method: string]: object } = { PATCH: { panel: defaultPanels, version: 0 }, POST: { format: "pdf" } };
const made = { contractor: 0, provider: 0, project: 0, quiet: 0, department: 0 };

beforeAll(async () => {
  const { contractorId, providerId, projectId } = await newPendency(world);
  const { facilityId, departmentId } = await newFacility(world, contractorId, { name: "Usina", area: "Forno" });
  const places = [{ facilityId, departmentId }];
  const quiet = await newProject(world, { contractorId, name: "Sem documentos", contract: "CT-9", providerIds: [providerId], places });
  Object.assign(made, { contractor: contractorId, provider: providerId, project: projectId, quiet, department: departmentId });
});

test("every call requires see_management_panel and the refusal names it [P-096] [R-221] [R-348]", async () => {
  const { token } = await newPerson(world, { companyId: made.contractor, keys: keys.slice(1) });
  for (const key of Object.keys(panelRoutes)) {
    const [method = "GET", path = "/"] = key.split(" ");
    const body = bodies[method];
    const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
    const response = await fetch(`${world.address()}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect([key, response.status, await response.json()]).toMatchObject([
      key,
      403,
      { code: "permission.missing", details: { permission: "see_management_panel" } },
    ]);
  }
});

test("figures count the companies that grant the panels", async () => {
  const both = await newPerson(
    world,
    { companyId: made.contractor, keys: keys.slice(1) },
    { companyId: made.provider, keys: ["see_management_panel"] },
  );
  const { answer } = await both.api("GET /reports/management/pendencies")();
  expect(answer).toMatchObject({ total: 1, irregular: 1, providerTurn: 1, list: null });
  const { answer: foreign } = await both.api("GET /reports/management/pendencies")({ query: { companies: `${made.contractor}` } });
  expect(foreign).toMatchObject({ total: 0, list: null });
});

test("ids of other companies match nothing", async () => {
  const [other, stranger] = [await newPendency(world), await newPerson(world, { companyId: made.contractor, keys })];
  const place = await newFacility(world, other.contractorId);
  const { api } = stranger;
  for (const filter of [
    { departmentIds: [place.departmentId] },
    { projects: [other.projectId] },
    { provider: other.providerId },
    { companies: [other.contractorId] },
  ]) {
    const query = indicatorQuery(filter);
    expect((await api("GET /reports/management/pendencies")({ query })).answer).toMatchObject({ total: 0 });
    expect((await api("GET /reports/management/pendencies-conformity")({ query })).answer).toMatchObject({ settled: 0, total: 0 });
    expect((await api("GET /reports/management/projects")({ query })).answer).toMatchObject({ total: 0, stp: { total: 0 } });
    expect((await api("GET /reports/management/employees")({ query })).answer).toMatchObject({ total: 0 });
    expect((await api("GET /reports/irregular-pendency/rank")({ query })).answer.data.data).toEqual([]);
    expect((await api("GET /reports/pendencies/ssma")({ query })).answer.conformityCreation.months).toEqual([]);
  }
});

test("more than 100 ids in a field are refused", async () => {
  const { api } = await newPerson(world, { companyId: made.contractor, keys });
  const ids = (many: number) => Array.from({ length: many }, (_, at) => at + 1).join(",");
  for (const field of ["departmentIds", "projects", "companies"] as const) {
    expect((await api("GET /reports/management/employees")({ query: { [field]: ids(100) } })).status).toBe(200);
    const { status, refused } = await api("GET /reports/irregular-pendency/rank")({ query: { [field]: ids(101) } });
    expect([status, refused.code, refused.details]).toEqual([422, "panel.too_many_ids", { field }]);
  }
});

test("a period that ends before its start is refused, and a two-digit year", async () => {
  const { api } = await newPerson(world, { companyId: made.contractor, keys });
  const query = { startDate: "02/03/2026", endDate: "2026-03-01" };
  for (const reply of [
    await api("GET /reports/pendencies/stp")({ query }),
    await api("GET /reports/pendencies/ssma")({ query }),
    await api("GET /reports/irregular-pendency/rank")({ query }),
    await api("GET /reports/irregular-pendency-provider/rank")({ query }),
  ])
    expect([reply.status, reply.refused.code]).toEqual([422, "panel.period_reversed"]);
  const short = await api("GET /reports/pendencies/stp")({ query: { startDate: "02/03/26" } });
  expect([short.status, short.refused.code]).toEqual([400, "request.malformed"]);
});

test("a filter is named for rows that the figures count only", async () => {
  const { api } = await newPerson(world, { companyId: made.contractor, keys, onlyProjects: [made.quiet] });
  const other = await newPendency(world);
  const place = await newFacility(world, other.contractorId);
  const query = {
    projects: [made.quiet, made.project, other.projectId].join(),
    departmentIds: [made.department, place.departmentId].join(),
    providers: [made.provider, other.providerId],
  };
  const { answer } = await api("GET /reports/management/filter-names")({ query });
  expect(answer).toEqual({
    companies: [{ id: made.contractor, name: expect.any(String) }],
    projects: [{ id: made.quiet, name: "Sem documentos" }],
    departments: [{ id: made.department, name: "Forno (Usina)" }],
    providers: [{ id: made.provider, name: expect.any(String) }],
    documentTypes: [],
  });
  const { api: supplier } = await newPerson(world, { companyId: made.provider, keys });
  const { data } = (await supplier("GET /reports/irregular-pendency/rank")()).answer;
  const documentTypes = data.data.map(({ documentTypeId }) => documentTypeId);
  const { answer: seen } = await supplier("GET /reports/management/filter-names")({ query: { ...query, documentTypes } });
  expect(seen.documentTypes.map(({ name }) => name)).toEqual(data.data.map(({ name }) => name));
  expect(seen.projects.map(({ id }) => id).toSorted()).toEqual([made.project, made.quiet].toSorted());
});

test("the project options are searched, paged and carry departments [C-162]", async () => {
  for (const companyId of [made.contractor, made.provider]) {
    const { api } = await newPerson(world, { companyId, keys: ["see_management_panel"] });
    const { answer } = await api("GET /projects/by-users")({ query: { query: "sem doc" } });
    expect(answer.results).toEqual([
      {
        id: made.quiet,
        name: "Sem documentos",
        contract: "CT-9",
        company: { id: made.contractor, name: expect.any(String) },
        departments: [{ id: made.department, name: "Forno", facilityName: "Usina" }],
      },
    ]);
    const { answer: paged } = await api("GET /projects/by-users")({ query: { itemsPerPage: 1, page: 2 } });
    expect([paged.results.length, paged.meta.totalResults, paged.meta.lastPage]).toEqual([1, 2, 2]);
    const { answer: chosen } = await api("GET /projects/by-users")({ query: { projects: [made.project] } });
    expect(chosen.results.map(({ id, departments }) => [id, departments])).toEqual([[made.project, []]]);
  }
});

test("a page beyond the last of a ranking is empty and keeps the total [R-353]", async () => {
  const { api } = await newPerson(world, { companyId: made.contractor, keys });
  const { answer } = await api("GET /reports/irregular-pendency-provider/rank")({ query: { page: 7 } });
  expect(answer.data).toMatchObject({ data: [], meta: { totalResults: 1, lastPage: 1, page: 7, itemsPerPage: 10 } });
  const { answer: first } = await api("GET /reports/irregular-pendency-provider/rank")();
  expect(first.data.data).toEqual([{ name: expect.any(String), amount: 1, companyId: made.provider, side: "provider" }]);
});

test("a user of a supplier gets its contractors ranked", async () => {
  const { api } = await newPerson(world, { companyId: made.provider, keys });
  const { answer } = await api("GET /reports/irregular-pendency-provider/rank")();
  expect(answer.data.data).toEqual([{ name: expect.any(String), amount: 1, companyId: made.contractor, side: "contractor" }]);
});

test("a figure without a document has no conformity", async () => {
  const { api } = await newPerson(world, { companyId: made.contractor, keys, onlyProjects: [made.quiet] });
  const { answer } = await api("GET /reports/management/pendencies-conformity")();
  expect(answer).toMatchObject({ settled: 0, total: 0, list: { companyIds: [made.contractor] } });
});
