import { expect, test } from "vitest";
import { reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newServiceMonth, type TestMonth } from "../../../../test/fixtures/new-service-month.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";

const world = openWorld();
const write = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);
const unlinked = (month: TestMonth) => newWorkerRow(world, { providerId: month.providerId, admission: "2020-01-06" });
const link = ({ supplier, id }: TestMonth, employeeId: number, dates: { hiringDate?: string; endDate?: string } = {}) =>
  supplier.api("POST /pendencies/{id}/stp-link-employee")({ id, body: { employeeId, ...dates } });
const unlink = ({ supplier, id }: TestMonth, body: { employeeId?: number } = {}) =>
  supplier.api("DELETE /pendencies/{id}/stp-delete-employee")({ id, body });
const ids = (answer: { readonly results: readonly { readonly id: number }[] }) => answer.results.map(({ id }) => id).toSorted();

test("a supplier finds its own workers, a contractor only those linked to it", async () => {
  const month = await newServiceMonth(world);
  const { supplier, contractor, providerId, id } = month;
  const free = await unlinked(month);
  const [own, linked] = [[month.workerId, free].toSorted(), [month.workerId]];
  expect(ids((await supplier.api("GET /pendencies/{id}/stp-find-employee")({ id })).answer)).toEqual(own);
  expect(ids((await contractor.api("GET /pendencies/{id}/stp-find-employee")({ id })).answer)).toEqual(linked);
  expect(ids((await supplier.api("GET /companies/{providerId}/employees")({ providerId })).answer)).toEqual(own);
  expect(ids((await contractor.api("GET /companies/{providerId}/employees")({ providerId })).answer)).toEqual(linked);
  const { supplier: stranger } = await newServiceMonth(world);
  expect((await stranger.api("GET /companies/{providerId}/employees")({ providerId })).refused.code).toBe("company.not_found");
  expect((await stranger.api("GET /pendencies/{id}/stp-find-employee")({ id })).status).toBe(404);
  const { answer } = await supplier.api("GET /companies/employees/{id}")({ id: month.workerId });
  expect(answer.id).toBe(month.workerId);
});

test("a worker is linked for the month and unlinked again [CD-126]", async () => {
  const month = await newServiceMonth(world);
  const employeeId = await unlinked(month);
  const [, first, next] = month.months;
  expect((await link(month, employeeId)).answer.contradictions.workers.total).toBe(2);
  const { answer } = await month.supplier.api("GET /employees/{id}/projects-info")({ id: employeeId });
  expect(answer.results).toMatchObject([{ id: month.projectId, hiringDate: first, endDate: addDays(next, -1) }]);
  expect((await link(month, employeeId)).answer.contradictions.workers.total).toBe(2);
  expect((await link(month, employeeId, { hiringDate: addDays(first, 3) })).refused.code).toBe("worker.project_twice");
  expect((await unlink(month)).status).toBe(204);
  const { answer: read } = await month.supplier.api("GET /pendencies/{id}/stp")({ id: month.id });
  expect(read.contradictions.workers).toEqual({ total: 1, first: [{ id: month.workerId, name: "Pessoa de Teste", count: 1 }] });
  expect((await unlink(month, { employeeId })).refused.code).toBe("worker.link_not_found");
  expect((await unlink(month)).refused.code).toBe("worker.link_not_found");
});

test("linking uses the refusals of links and stays inside the month", async () => {
  const month = await newServiceMonth(world);
  const [before, , next] = month.months;
  const late = await newWorkerRow(world, { providerId: month.providerId, admission: next });
  expect((await link(month, late)).refused).toMatchObject({ code: "worker.link_before_admission", details: { employeeId: late } });
  const free = await unlinked(month);
  expect((await link(month, free, { hiringDate: before })).refused.code).toBe("service_month.link_beyond_month");
  expect((await link(month, free, { endDate: next })).refused.code).toBe("service_month.link_beyond_month");
  expect((await link(month, free, { endDate: before })).refused.code).toBe("worker.link_reversed");
  const { workerId: foreign } = await newServiceMonth(world);
  expect((await link(month, foreign)).refused.code).toBe("worker.not_found");
  const { status } = await month.contractor.api("POST /pendencies/{id}/stp-link-employee")({ id: month.id, body: { employeeId: free } });
  expect(status).toBe(403);
  await month.supplier.api("PUT /pendencies/{id}/stp")({ id: month.id, body: { action: "SERVICE_PROVIDED", serviceOccurred: false } });
  expect((await link(month, free)).refused.code).toBe("service_month.without_service");
});

test("unlinking refuses longer links and an ambiguous worker [CD-126]", async () => {
  const month = await newServiceMonth(world);
  expect((await unlink(month, { employeeId: month.workerId })).refused.code).toBe("service_month.link_beyond_month");
  const workers = [await unlinked(month), await unlinked(month)];
  for (const worker of workers) await link(month, worker);
  expect((await unlink(month)).refused.code).toBe("service_month.choose_worker");
  const query = { employeeId: workers[0] ?? 0 };
  expect((await month.supplier.api("DELETE /pendencies/{id}/stp-delete-employee")({ id: month.id, query, body: {} })).status).toBe(204);
  expect((await unlink(month)).status).toBe(204);
});

test("a pendency of a worker unlinks that worker by default [CD-126]", async () => {
  const month = await newServiceMonth(world);
  const [, first, next] = month.months;
  await write("update project_worker set hiring_date = $2, end_date = $3, asked_until = $3 where worker_id = $1", [
    month.workerId,
    first,
    addDays(next, -1),
  ]);
  const other = await unlinked(month);
  await link(month, other);
  const { rows } = await write("select id from pendency where worker_id = $1 and reference_month = $2", [month.workerId, first]);
  expect((await unlink({ ...month, id: rows[0].id })).status).toBe(204);
  const { answer } = await month.supplier.api("GET /pendencies/{id}/stp")({ id: month.id });
  expect(answer.contradictions.workers.first).toEqual([{ id: other, name: "Pessoa de Teste", count: 1 }]);
});

test("contradictions name the workers of the month and its sent documents", async () => {
  const month = await newServiceMonth(world);
  const [before, first, next] = month.months;
  const read = async () => (await month.contractor.api("GET /pendencies/{id}/stp")({ id: month.id })).answer.contradictions;
  expect(await read()).toMatchObject({ workers: { total: 1 }, documents: { total: 0, first: [] } });
  const leave = `insert into movement (provider_id, worker_id, kind, status, start_date, end_date) values ($1, $2, 'leave', 'away', $3, $4)`;
  await write(leave, [month.providerId, month.workerId, before, next]);
  expect((await read()).workers.total).toBe(0);
  const back = `insert into movement (provider_id, worker_id, kind, status, start_date) values ($1, $2, 'return', 'active', $3)`;
  await write(back, [month.providerId, month.workerId, addDays(first, 9)]);
  expect((await read()).workers.total).toBe(1);
  await newWorkerRow(world, { providerId: month.providerId, links: [month] });
  await reconciled(world, month);
  await write("update pendency set sent_documents = 1 where project_id = $1", [month.projectId]);
  const { documents } = await read();
  expect(documents.total).toBe(3);
  expect(documents.first.map(({ count }) => count).toSorted()).toEqual([1, 2]);
  expect(documents.first.map(({ id }) => id)).toContain(month.id);
});

test("a worker's activity types are visible where the worker is", async () => {
  const month = await newServiceMonth(world);
  const { rows } = await write("insert into activity_type (provider_id, name) values ($1, 'Montagem') returning id", [month.providerId]);
  await write("insert into worker_activity_type (provider_id, worker_id, activity_type_id) values ($1, $2, $3)", [
    month.providerId,
    month.workerId,
    rows[0].id,
  ]);
  for (const { api } of [month.supplier, month.contractor])
    expect((await api("GET /employees/{id}/activity-types")({ id: month.workerId })).answer).toEqual({
      results: [{ id: rows[0].id, name: "Montagem" }],
    });
  const { supplier: stranger } = await newServiceMonth(world);
  expect((await stranger.api("GET /employees/{id}/activity-types")({ id: month.workerId })).status).toBe(404);
});

test("the list shows the awaiting months that the user may see", async () => {
  const month = await newServiceMonth(world);
  const declare = (serviceOccurred: boolean) =>
    month.supplier.api("PUT /pendencies/{id}/stp")({ id: month.id, body: { action: "SERVICE_PROVIDED", serviceOccurred, note: "Chuva." } });
  const listed = async ({ api }: typeof month.supplier, state?: "provided" | "awaiting_decision") =>
    (await api("GET /pendencies/service-months")({ query: state ? { state: [state] } : {} })).answer.results;
  await declare(false);
  const restrictedTo = async (projectId: number) =>
    newPerson(world, {
      companyId: month.contractorId,
      keys: ["see_pendency", "see_details_pendency", "see_service_provided_analysis"],
      onlyProjects: [projectId],
    });
  const [inside, outside] = [
    await restrictedTo(month.projectId),
    await restrictedTo(await newProject(world, { contractorId: month.contractorId })),
  ];
  for (const person of [month.supplier, month.contractor, inside])
    expect(await listed(person)).toMatchObject([
      {
        month: month.months[1].slice(0, 7),
        state: "awaiting_decision",
        note: "Chuva.",
        declaredBy: "Pessoa de Teste",
        project: { id: month.projectId },
        company: { id: month.providerId },
        pendencyId: month.id,
      },
    ]);
  expect(await listed(outside)).toEqual([]);
  expect((await outside.api("GET /pendencies/{id}/stp")({ id: month.id })).status).toBe(404);
  expect(await listed((await newServiceMonth(world)).contractor)).toEqual([]);
  await declare(true);
  expect(await listed(month.contractor)).toEqual([]);
  expect(await listed(month.contractor, "provided")).toHaveLength(1);
});

test("the supplier lists a denied month until its documents are sent", async () => {
  const month = await newServiceMonth(world);
  const { id, supplier, contractor } = month;
  const owed = async ({ api }: typeof supplier) =>
    (await api("GET /pendencies/service-months")({ query: { state: ["denied"], owed: true } })).answer;
  await supplier.api("PUT /pendencies/{id}/stp")({ id, body: { action: "SERVICE_PROVIDED", serviceOccurred: false } });
  expect((await owed(supplier)).results).toEqual([]);
  const body = { decision: "DENIED", reason: "Houve acesso pela portaria." } as const;
  const { answer } = await contractor.api("PUT /pendencies/{id}/stp/decision")({ id, body });
  expect(answer.declaration).toMatchObject({ serviceOccurred: false });
  const listed = await owed(supplier);
  expect(listed.meta.totalResults).toBe(1);
  expect(listed.results).toMatchObject([
    {
      state: "denied",
      reason: "Houve acesso pela portaria.",
      decidedBy: "Pessoa de Teste",
      contractor: { id: month.contractorId },
      pendencyId: id,
    },
  ]);
  expect((await owed(contractor)).results).toEqual([]);
  await write("update pendency set status = 'IN_REVISION' where project_id = $1 and worker_id is null", [month.projectId]);
  expect((await owed(supplier)).results).toHaveLength(1);
  await write("update pendency set status = 'IN_REVISION' where project_id = $1", [month.projectId]);
  expect((await owed(supplier)).results).toEqual([]);
});
