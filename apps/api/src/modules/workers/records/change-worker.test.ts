import { expect, test } from "vitest";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newSupplied, newWorker, workerBody } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const { CPF: _, birthdate: __, ...unsaid } = workerBody();

test("both routes change a worker [CD-134]", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const first = await supplier.api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, name: "Joana P. Lima" } });
  expect(first.answer).toMatchObject({ id, name: "Joana P. Lima", version: 2 });
  const second = await supplier.api("PUT /companies/employees")({ body: { ...unsaid, id, name: "Joana Lima" } });
  expect(second.answer).toMatchObject({ id, name: "Joana Lima", version: 3 });
});

test("a save of a stale version is refused with the later changes", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const colleague = await newPerson(world, { companyId: providerId, keys: "all" });
  const id = await newWorker(supplier.api);
  await colleague.api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, name: "Joana Lima", version: 1 } });
  const late = await supplier.api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, contractRegime: "temporary", version: 1 } });
  expect(late.status).toBe(409);
  expect(late.refused).toMatchObject({
    code: "worker.stale",
    details: { version: 2, changes: [{ version: 2, fields: ["name"], accountName: "Pessoa de Teste" }], employee: { name: "Joana Lima" } },
  });
});

test("saving an unchanged record writes neither version nor history", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const { answer } = await supplier.api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, version: 7 } });
  expect(answer.version).toBe(1);
  const history = await supplier.api("GET /companies/employees/{id}/history")({ id });
  expect(history.answer.results.map(({ action }) => action)).toEqual(["worker.created"]);
});

test("changing role, exposure or admission date corrects the admission and status [R-475]", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api);
  const body = { ...unsaid, role: "Eletricista", exposedToRisk: true, admissionDate: "2026-02-02" };
  const { answer } = await supplier.api("PUT /companies/employees/{id}")({ id, body });
  expect(answer).toMatchObject({ role: "Eletricista", exposedToRisk: true, admissionDate: "2026-02-02", statusSince: "2026-02-02" });
  const ahead = await supplier.api("PUT /companies/employees/{id}")({ id, body: { ...body, admissionDate: "2090-01-01" } });
  expect(ahead.answer).toMatchObject({ status: "hiring" });
});

test("reading and writing personal data requires see_employee_data", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const id = await newWorker(supplier.api, { CPF: "11144477735", salary: 3000 });
  const { api } = await newPerson(world, { companyId: providerId, keys: ["see_employee", "update_employee"] });
  const { answer } = await api("GET /companies/employees/{id}")({ id });
  expect(answer).toMatchObject({ CPF: "***.444.777-**", birthdate: null, salary: null, dataIsHidden: true });
  const blind = await api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, birthdate: "1991-06-07" } });
  expect(blind.refused).toMatchObject({ code: "permission.missing", details: { permission: "see_employee_data" } });
  expect((await api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, name: "Outra" } })).status).toBe(200);
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer).toMatchObject({ CPF: "111.444.777-35", salary: 3000 });
});

test("the history has no values of documents, birthdates and salaries", async () => {
  const { supplier } = await newSupplied(world);
  const id = await newWorker(supplier.api, { salary: 3000 });
  const CPF = newCpf();
  await supplier.api("PUT /companies/employees/{id}")({
    id,
    body: { ...unsaid, name: "Joana Lima", CPF, salary: 4321, birthdate: "1991-06-07" },
  });
  const { answer } = await supplier.api("GET /companies/employees/{id}/history")({ id });
  const told = answer.results.filter(({ action }) => action === "worker.changed");
  expect(told.map(({ field }) => field).toSorted()).toEqual(["birthdate", "document", "name", "salary"]);
  expect(told.find(({ field }) => field === "name")).toMatchObject({
    oldValue: "Joana Prado",
    newValue: "Joana Lima",
    accountName: "Pessoa de Teste",
  });
  expect(told.filter(({ field }) => field !== "name").every(({ oldValue, newValue }) => oldValue === null && newValue === null)).toBe(true);
  expect(JSON.stringify(answer)).not.toContain(CPF);
});

test("a worker cannot take the document of another worker", async () => {
  const { supplier } = await newSupplied(world);
  const CPF = newCpf();
  const known = await newWorker(supplier.api, { CPF });
  const id = await newWorker(supplier.api);
  const { status, refused } = await supplier.api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, CPF } });
  expect([status, refused.code, refused.details]).toEqual([409, "worker.already_here", { employeeId: known }]);
});

test("a contractor reads workers of visible projects and changes none [R-213]", async () => {
  const { supplier, contractorId, projectId } = await newSupplied(world);
  const id = await newWorker(supplier.api, { contracts: [{ projectId, hiringDate: "2026-03-02", endDate: null }] });
  const unlinked = await newWorker(supplier.api);
  const reader = await newPerson(world, { companyId: contractorId, keys: "all" });
  const read = await reader.api("GET /companies/employees/{id}")({ id });
  expect(read.answer.can).toEqual({ update: false, assign: false, remove: false, updateImage: false, seeHistory: false });
  expect((await reader.api("PUT /companies/employees/{id}")({ id, body: unsaid })).status).toBe(403);
  expect((await reader.api("GET /companies/employees/{id}/history")({ id })).status).toBe(403);
  expect((await reader.api("GET /companies/employees/{id}")({ id: unlinked })).status).toBe(404);
  const elsewhere = await newPerson(world, { companyId: contractorId, keys: "all", onlyProjects: [] });
  expect((await elsewhere.api("GET /companies/employees/{id}")({ id })).status).toBe(404);
});

test("permission-by-provider returns the user's worker permissions, and 404 to strangers", async () => {
  const { supplier, providerId, contractorId } = await newSupplied(world);
  const ask = (api: typeof supplier.api) => api("GET /companies/permission-by-provider/{id}")({ id: providerId });
  expect((await ask(supplier.api)).answer.permissions).toContain("update_employee");
  const contractor = await newPerson(world, { companyId: contractorId, keys: ["see_employee"] });
  expect((await ask(contractor.api)).answer).toEqual({ providerId, permissions: ["see_employee"] });
  const stranger = (await newSupplied(world)).supplier;
  expect((await ask(stranger.api)).refused.code).toBe("company.not_found");
});
