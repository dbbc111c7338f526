import { expect, test } from "vitest";
import { dayFromNow } from "../../../../../test/days.ts";
import { newPerson } from "../../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../../test/fixtures/new-project.ts";
import { newSupplied, newWorker, workerBody } from "../../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../../test/world.ts";

const world = openWorld();
const since = "2026-03-02";

test("the list of projects opens new links and closes omitted ones [R-478]", async () => {
  const { supplier, contractorId, providerId, projectId } = await newSupplied(world);
  const other = await newProject(world, { contractorId, providerIds: [providerId] });
  const id = await newWorker(supplier.api, { contracts: [{ projectId, hiringDate: since, endDate: null }] });
  const endDate = dayFromNow(60);
  const contracts = [{ projectId: other, hiringDate: since, endDate }];
  const { answer } = await supplier.api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts } });
  expect(answer.projects).toMatchObject([
    { id: other, endDate, isOpen: true },
    { id: projectId, isOpen: false },
  ]);
  const info = await supplier.api("GET /employees/{id}/projects-info")({ id, query: { itemsPerPage: 9999, page: 1 } });
  expect(info.answer.results).toEqual(answer.projects);
});

test("a link must fit the dates of project and employment", async () => {
  const { supplier, projectId } = await newSupplied(world, { startDate: "2026-04-01", endDate: "2027-03-31" });
  const id = await newWorker(supplier.api);
  const link = async (hiringDate: string, endDate: string | null = null) =>
    (await supplier.api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts: [{ projectId, hiringDate, endDate }] } }))
      .refused;
  expect(await link("2026-03-31")).toMatchObject({
    code: "worker.link_outside_project",
    details: { startDate: "2026-04-01", endDate: "2027-03-31" },
  });
  expect(await link("2026-05-01", "2027-04-01")).toMatchObject({ code: "worker.link_outside_project" });
  expect(await link("2026-03-01")).toMatchObject({ code: "worker.link_before_admission", details: { admissionDate: since } });
  expect(await link("2026-05-01", "2026-04-30")).toMatchObject({ code: "worker.link_reversed" });
  expect(await link("2026-05-01", "2027-03-31")).toBeUndefined();
});

test("a restricted worker is refused with contractor, reason and end date", async () => {
  const { supplier, contractorId, projectId } = await newSupplied(world);
  const id = await newWorker(supplier.api, { CPF: "52998224725" });
  const { api } = await newPerson(world, { companyId: contractorId, keys: "all" });
  const body = {
    name: "Joana Prado",
    CPF: "52998224725",
    reason: "Descumprimento de norma",
    startDate: "2026-01-01",
    endDate: "2099-12-31",
  };
  await api("POST /companies/{companyId}/restricted-employee")({ companyId: contractorId, body });
  const contracts = [{ projectId, hiringDate: since, endDate: null }];
  const { status, refused } = await supplier.api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts } });
  expect(status).toBe(422);
  expect(refused).toMatchObject({
    code: "worker.restricted",
    details: { projectId, contractorId, reason: "Descumprimento de norma", endDate: "2099-12-31" },
  });
  const { rows } = await world.database.ownerPool().query("select from project_worker where worker_id = $1", [id]);
  expect(rows).toEqual([]);
});

test("removing a worker from one project keeps the other links [R-485]", async () => {
  const { supplier, contractorId, providerId, projectId } = await newSupplied(world);
  const other = await newProject(world, { contractorId, providerIds: [providerId] });
  const contracts = [projectId, other].map((one) => ({ projectId: one, hiringDate: since, endDate: null }));
  const employeeId = await newWorker(supplier.api, { contracts });
  const gone = await supplier.api("DELETE /companies/employees/{employeeId}/projects/{projectId}")({ employeeId, projectId });
  expect(gone.status).toBe(204);
  const { answer } = await supplier.api("GET /companies/employees/{id}")({ id: employeeId });
  expect(answer.projects.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([other]);
  const again = await supplier.api("DELETE /companies/employees/{employeeId}/projects/{projectId}")({ employeeId, projectId });
  expect(again.refused.code).toBe("worker.link_not_found");
  const history = await supplier.api("GET /companies/employees/{id}/history")({ id: employeeId });
  expect(history.answer.results[0]).toMatchObject({ action: "worker.unlinked", field: "project" });
});

test("removing a worker closes the links that the preview lists [R-477]", async () => {
  const { supplier, contractorId, projectId } = await newSupplied(world);
  const id = await newWorker(supplier.api, { CPF: "11144477735", contracts: [{ projectId, hiringDate: since, endDate: null }] });
  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  const preview = await supplier.api("GET /companies/employees/{id}/removal-preview")({ id });
  expect(preview.answer).toMatchObject({ total: 1, projects: [{ id: projectId }] });
  expect((await supplier.api("DELETE /companies/employees/{id}")({ id })).status).toBe(204);
  for (const { api } of [supplier, contractor]) expect((await api("GET /companies/employees/{id}")({ id })).status).toBe(404);
  const { rows } = await world.database.ownerPool().query("select end_date < now() as over from project_worker where worker_id = $1", [id]);
  expect(rows).toEqual([{ over: true }]);
  expect(await newWorker(supplier.api, { CPF: "11144477735" })).not.toBe(id);
});

test("two concurrent identical requests create one link", async () => {
  const { supplier, projectId } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const body = { contracts: [{ projectId, hiringDate: since, endDate: null }] };
  const replies = await Promise.all([1, 2].map(() => supplier.api("PUT /companies/employees/{id}/contracts")({ id, body })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await world.database.ownerPool().query("select from project_worker where worker_id = $1", [id]);
  expect(rows).toHaveLength(1);
});

test("changing links requires assign_employee_project", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const { api } = await newPerson(world, { companyId: providerId, keys: ["see_employee", "update_employee"] });
  const { refused } = await api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts: [] } });
  expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "assign_employee_project" } });
});

test("a stale save of links does not close a newer transfer's link", async () => {
  const { supplier, contractorId, providerId, projectId } = await newSupplied(world);
  const to = await newProject(world, { contractorId, providerIds: [providerId] });
  const colleague = await newPerson(world, { companyId: providerId, keys: "all" });
  const id = await newWorker(supplier.api, { contracts: [{ projectId, hiringDate: since, endDate: null }] });
  const { version } = (await supplier.api("GET /companies/employees/{id}")({ id })).answer;
  const going = { movementType: "transfer", status: "active", projectId: to, fromProjectId: projectId, startDate: "2026-06-01" } as const;
  expect((await colleague.api("POST /companies/employees/{id}/movements")({ id, body: going })).status).toBe(201);

  const contracts = [{ projectId, hiringDate: since, endDate: null }];
  const save = (from: number) => supplier.api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts, version: from } });
  const late = await save(version);
  expect(late.status).toBe(409);
  expect(late.refused).toMatchObject({
    code: "worker.stale",
    details: { version: version + 1, changes: [{ version: version + 1, fields: ["contracts"], accountName: "Pessoa de Teste" }] },
  });
  const told = (late.refused.details as { employee: { projects: { id: number; endDate: string | null }[] } }).employee.projects;
  expect(Object.fromEntries(told.map((one) => [one.id, one.endDate]))).toEqual({ [projectId]: "2026-05-31", [to]: null });
  const { answer } = await supplier.api("GET /companies/employees/{id}")({ id });
  expect(answer.projects.find((one) => one.id === to)).toMatchObject({ endDate: null, isOpen: true });
});

test("concurrent saves of links conflict, and a rename does not", async () => {
  const { supplier, providerId, projectId } = await newSupplied(world);
  const colleague = await newPerson(world, { companyId: providerId, keys: "all" });
  const id = await newWorker(supplier.api);
  const { CPF: _, birthdate: __, ...unsaid } = workerBody();
  const contracts = [{ projectId, hiringDate: since, endDate: null }];
  const link = (who: typeof supplier, asked: typeof contracts) =>
    who.api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts: asked, version: 1 } });
  const rename = (name: string) => supplier.api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, name, version: 1 } });

  expect((await rename("Joana Lima")).answer.version).toBe(2);
  expect((await link(supplier, contracts)).answer.version).toBe(3);
  expect((await link(colleague, [])).refused).toMatchObject({
    code: "worker.stale",
    details: { changes: [{ version: 2 }, { version: 3 }] },
  });
  const [one, other] = await Promise.all(
    [1, 2].map((nth) =>
      supplier.api("PUT /companies/employees/{id}/contracts")({
        id,
        body: { contracts: nth === 1 ? [] : contracts.map((link) => ({ ...link, endDate: dayFromNow(30) })), version: 3 },
      }),
    ),
  );
  expect([one?.status, other?.status].toSorted()).toEqual([200, 409]);
});
