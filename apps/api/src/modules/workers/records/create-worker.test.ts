import { expect, test } from "vitest";
import { bornYearsAgo } from "../../../../test/days.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newSupplied, newWorker, workerBody } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

test("creating a worker stores and returns all fields [R-481] [R-523] [R-544]", async () => {
  const { supplier, providerId, projectId } = await newSupplied(world);
  const body = workerBody({
    CPF: "529.982.247-25",
    gender: "female",
    salary: 2450.5,
    exposedToRisk: true,
    contracts: [{ projectId, hiringDate: "2026-03-02", endDate: null }],
  });
  const { status, answer } = await supplier.api("POST /companies/employees")({ body });
  expect(status).toBe(201);
  expect(answer).toMatchObject({ providerId, name: "Joana Prado", CPF: "529.982.247-25", foreignDocument: null, birthdate: "1990-05-04" });
  expect(answer).toMatchObject({ salary: 2450.5, gender: "female", exposedToRisk: true, status: "active", statusSince: "2026-03-02" });
  expect(answer.projects).toMatchObject([{ id: projectId, hiringDate: "2026-03-02", endDate: null, isOpen: true }]);
  expect((await supplier.api("GET /companies/employees/{id}")({ id: answer.id })).answer).toEqual(answer);
  expect((await supplier.api("GET /companies/employees/{id}/search")({ id: answer.id })).answer).toEqual(answer);
});

test("a foreign document replaces the CPF and is normalized [R-474]", async () => {
  const { supplier } = await newSupplied(world);
  const foreignDocument = { type: "passport", country: "ar", number: "aab-123.456" } as const;
  const { answer } = await supplier.api("POST /companies/employees")({ body: workerBody({ CPF: null, foreignDocument }) });
  expect(answer).toMatchObject({ CPF: null, foreignDocument: { type: "passport", country: "AR", number: "AAB123456" } });
});

test.each([
  { what: "a CPF with a wrong digit", change: { CPF: "529.982.247-26" }, code: "worker.cpf_invalid" },
  { what: "a CPF of equal digits", change: { CPF: "111.111.111-11" }, code: "worker.cpf_invalid" },
  { what: "a missing document", change: { CPF: null }, code: "worker.document_missing" },
  {
    what: "a CPF as a foreign document",
    change: { CPF: null, foreignDocument: { type: "passport", country: "AR", number: "52998224725" } as const },
    code: "worker.document_is_cpf",
  },
  {
    what: "a Brazilian document as a foreign one",
    change: { CPF: null, foreignDocument: { type: "passport", country: "BR", number: "FX123456" } as const },
    code: "worker.document_is_from_home",
  },
  { what: "a future birthdate", change: { birthdate: "2090-01-01" }, code: "worker.born_in_future" },
  { what: "an admission before birth", change: { admissionDate: "1980-01-01" }, code: "worker.admitted_before_birth" },
  { what: "a child", change: { birthdate: bornYearsAgo(13) }, code: "worker.too_young" },
  { what: "a 17-year-old exposed to risk", change: { birthdate: bornYearsAgo(17), exposedToRisk: true }, code: "worker.too_young" },
  { what: "an unknown activity type", change: { activityTypeIds: [999_999] }, code: "worker.activity_type_unknown" },
  {
    what: "an unknown project",
    change: { contracts: [{ projectId: 999_999, hiringDate: "2026-03-02", endDate: null }] },
    code: "worker.project_unknown",
  },
])("$what is refused [$code]", async ({ change, code }) => {
  const { supplier } = await newSupplied(world);
  const { status, refused } = await supplier.api("POST /companies/employees")({ body: workerBody(change) });
  expect(status).toBe(422);
  expect(refused.code).toBe(code);
});

test("a 15-year-old is accepted as an apprentice only", async () => {
  const { supplier } = await newSupplied(world);
  const birthdate = `${Number(world.clock.now().toISOString().slice(0, 4)) - 15}-01-01`;
  const admissionDate = world.clock.now().toISOString().slice(0, 10);
  const young = await supplier.api("POST /companies/employees")({ body: workerBody({ birthdate, admissionDate }) });
  expect(young.refused).toMatchObject({ code: "worker.too_young", details: { minimumAge: 16, because: "work" } });
  const apprentice = await supplier.api("POST /companies/employees")({
    body: workerBody({ birthdate, admissionDate, contractRegime: "apprentice" }),
  });
  expect(apprentice.status).toBe(201);
});

test("concurrent requests for one person create one worker", async () => {
  const { supplier } = await newSupplied(world);
  const body = workerBody();
  const replies = await Promise.all([1, 2, 3].map(() => supplier.api("POST /companies/employees")({ body })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const made = replies.find(({ status }) => status === 201)?.answer.id;
  expect(replies.find(({ status }) => status === 409)?.refused).toMatchObject({
    code: "worker.already_here",
    details: { employeeId: made },
  });
});

test("a repeated idempotency key returns the first answer", async () => {
  const { supplier } = await newSupplied(world);
  const body = workerBody();
  const send = () => supplier.api("POST /companies/employees")({ body }, { idempotencyKey: `key-${body.CPF}` });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.answer).toEqual(first.answer);
});

test("records of one person at two suppliers are visible separately", async () => {
  const [one, other] = [await newSupplied(world), await newSupplied(world)];
  const CPF = newCpf();
  const here = await newWorker(one.supplier.api, { CPF });
  const there = await other.supplier.api("POST /companies/employees")({ body: workerBody({ CPF }) });
  expect(there.status).toBe(201);
  expect(there.answer.companies.map(({ companyId }) => companyId)).toEqual([other.providerId]);
  const both = await newPerson(world, { companyId: one.providerId, keys: "all" }, { companyId: other.providerId, keys: "all" });
  const { answer } = await both.api("GET /companies/employees/{id}")({ id: here });
  expect(answer.companies.map(({ employeeId }) => employeeId).toSorted()).toEqual([here, there.answer.id].toSorted());
});

test("check-employee-exists finds only workers of the user's companies [CD-136]", async () => {
  const [one, other] = [await newSupplied(world), await newSupplied(world)];
  const CPF = newCpf();
  const employeeId = await newWorker(one.supplier.api, { CPF });
  const asked = (api: typeof one.supplier.api) => api("GET /companies/employees/check-employee-exists/{document}")({ document: CPF });
  expect((await asked(one.supplier.api)).answer).toEqual({ exists: true, employeeId });
  expect((await asked(other.supplier.api)).answer).toEqual({ exists: false, employeeId: null });
});

test("a user of several suppliers must choose one of them", async () => {
  const [one, other, stranger] = [await newSupplied(world), await newSupplied(world), await newCompany(world, "provider")];
  const both = await newPerson(world, { companyId: one.providerId, keys: "all" }, { companyId: other.providerId, keys: ["see_employee"] });
  const register = (providerId?: number) =>
    both.api("POST /companies/employees")({ body: workerBody(providerId === undefined ? {} : { providerId }) });
  expect((await register(one.providerId)).answer.providerId).toBe(one.providerId);
  expect((await register(other.providerId)).refused).toMatchObject({ code: "permission.missing", details: { permission: "add_employee" } });
  expect((await register(stranger)).refused.code).toBe("company.not_found");
  const two = await newPerson(world, { companyId: one.providerId, keys: "all" }, { companyId: other.providerId, keys: "all" });
  expect((await two.api("POST /companies/employees")({ body: workerBody() })).refused.code).toBe("company.choose_one");
});

test("creating a worker with projects requires assign_employee_project", async () => {
  const { providerId, projectId } = await newSupplied(world);
  const { api } = await newPerson(world, { companyId: providerId, keys: ["see_employee", "add_employee"] });
  const contracts = [{ projectId, hiringDate: "2026-03-02", endDate: null }];
  expect((await api("POST /companies/employees")({ body: workerBody({ contracts }) })).refused).toMatchObject({
    details: { permission: "assign_employee_project" },
  });
  expect((await api("POST /companies/employees")({ body: workerBody() })).status).toBe(201);
});

test("users of a contractor cannot create workers", async () => {
  const { contractorId } = await newSupplied(world);
  const { api } = await newPerson(world, { companyId: contractorId, keys: "all" });
  expect((await api("POST /companies/employees")({ body: workerBody() })).status).toBe(403);
});

test("10,000 projects exceed the limit of 200", async () => {
  const { supplier, projectId } = await newSupplied(world);
  const contracts = Array.from({ length: 10_000 }, () => ({ projectId, hiringDate: "2026-03-02", endDate: null }));
  const { refused } = await supplier.api("POST /companies/employees")({ body: workerBody({ contracts }) });
  expect(refused).toMatchObject({ code: "worker.too_many_projects", details: { maximum: 200 } });
});

test("draft and inactive projects accept no workers", async () => {
  const { supplier, contractorId, providerId } = await newSupplied(world);
  const draft = await newProject(world, { contractorId, providerIds: [providerId], draftAt: 3 });
  const put = await newProject(world, { contractorId, providerIds: [providerId], state: "inactive" });
  const link = (projectId: number) =>
    supplier.api("POST /companies/employees")({
      body: workerBody({ contracts: [{ projectId, hiringDate: "2026-03-02", endDate: null }] }),
    });
  expect((await link(draft)).refused.code).toBe("worker.project_unknown");
  expect((await link(put)).refused.code).toBe("worker.project_closed");
});

test("the value lists return genders, regimes and document types [CD-146] [R-483]", async () => {
  const { supplier } = await newSupplied(world);
  expect((await supplier.api("GET /system-genders")()).answer).toContainEqual({ id: "female", name: "Feminino" });
  const regimes = (await supplier.api("GET /contract-regimes")({ query: { itemsPerPage: 20 } })).answer;
  expect(regimes.meta).toMatchObject({ itemsPerPage: 20, lastPage: 1 });
  expect(regimes.results).toContainEqual({ id: "apprentice", name: "Aprendiz" });
  expect((await supplier.api("GET /document-type")({ query: { type: "FOREIGN" } })).answer).toContainEqual({
    id: "passport",
    name: "Passaporte",
  });
});
