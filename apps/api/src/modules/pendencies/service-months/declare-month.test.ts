import { expect, test } from "vitest";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { activeMonths, monthlyPendency, newServiceMonth, type TestMonth } from "../../../../test/fixtures/new-service-month.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { audited, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

type Answered = { readonly note?: string; readonly version?: number };
const declare = ({ supplier, id }: Pick<TestMonth, "supplier" | "id">, serviceOccurred: boolean, more: Answered = {}) =>
  supplier.api("PUT /pendencies/{id}/stp")({ id, body: { action: "SERVICE_PROVIDED", serviceOccurred, ...more } });
const decide = ({ contractor, id }: TestMonth, decision: "CONFIRMED" | "DENIED", reason?: string) =>
  contractor.api("PUT /pendencies/{id}/stp/decision")({ id, body: { decision, reason } });
const monthsAfterJobs = async (month: TestMonth) => {
  await reconcileAll(world);
  expect(await audited(world, month)).toEqual([]);
  return activeMonths(world, month);
};

test("the month's documents become inactive only once the contractor confirms [R-439] [CD-122]", async () => {
  const month = await newServiceMonth(world);
  const [before, last, current] = month.months;
  const every = { [before]: 2, [last]: 2, [current]: 2 };
  expect(await monthsAfterJobs(month)).toEqual(every);
  const { answer } = await declare(month, false, { note: "Parada da mina." });
  expect(answer).toMatchObject({
    month: last.slice(0, 7),
    state: "awaiting_decision",
    version: 1,
    declaration: { action: "SERVICE_PROVIDED", serviceOccurred: false, note: "Parada da mina.", by: { id: month.supplier.accountId } },
    decision: null,
  });
  expect(await monthsAfterJobs(month)).toEqual(every);
  expect((await decide(month, "CONFIRMED")).answer).toMatchObject({ state: "confirmed", version: 2, decision: { decision: "CONFIRMED" } });
  expect(await monthsAfterJobs(month)).toEqual({ [before]: 2, [current]: 2 });
  const { answer: pendency } = await month.supplier.api("GET /pendencies/{id}")({ id: month.id });
  expect(pendency).toMatchObject({ active: false, rest: { for: "a_time", reason: "no_service_in_month" } });
});

test("the supplier's correction of a confirmed month restores its documents [R-439]", async () => {
  const month = await newServiceMonth(world);
  await declare(month, false);
  await decide(month, "CONFIRMED");
  expect(Object.keys(await monthsAfterJobs(month))).toHaveLength(2);
  expect((await declare(month, false)).refused.code).toBe("service_month.already_decided");
  expect((await declare(month, true)).answer).toMatchObject({ state: "provided", decision: null, declaration: { serviceOccurred: true } });
  expect(Object.keys(await monthsAfterJobs(month))).toHaveLength(3);
});

test("a reversed confirmation restores the documents, and both sides read the reason [R-439] [R-538]", async () => {
  const month = await newServiceMonth(world);
  await declare(month, false, { note: "Sem equipe no mês." });
  await decide(month, "CONFIRMED");
  await reconcileAll(world);
  expect((await decide(month, "DENIED")).refused.code).toBe("service_month.reason_missing");
  const { answer } = await decide(month, "DENIED", "Houve acesso na portaria.");
  expect(answer).toMatchObject({ state: "denied", decision: { decision: "DENIED", reason: "Houve acesso na portaria." } });
  expect(Object.keys(await monthsAfterJobs(month))).toHaveLength(3);
  for (const { api } of [month.supplier, month.contractor]) {
    const { answer: history } = await api("GET /pendencies/{id}/stp/history")({ id: month.id });
    expect(history.results.map(({ action, accountId, newValue }) => [action, accountId, newValue])).toEqual([
      ["service_month.noted", month.contractor.accountId, "Houve acesso na portaria."],
      ["service_month.reversed", month.contractor.accountId, "denied"],
      ["service_month.confirmed", month.contractor.accountId, "confirmed"],
      ["service_month.noted", month.supplier.accountId, "Sem equipe no mês."],
      ["service_month.declared", month.supplier.accountId, "awaiting_decision"],
    ]);
  }
});

test("a denied declaration may be declared again, and a decided one not withdrawn", async () => {
  const month = await newServiceMonth(world);
  const withdraw = () => month.supplier.api("DELETE /pendencies/{id}/stp")({ id: month.id });
  expect((await withdraw()).refused.code).toBe("service_month.not_declared");
  expect((await decide(month, "CONFIRMED")).refused.code).toBe("service_month.not_declared");
  await declare(month, false);
  expect((await withdraw()).answer).toMatchObject({ state: "withdrawn", declaration: null, can: { declare: true, withdraw: false } });
  await declare(month, false);
  expect((await decide(month, "DENIED", "Houve serviço.")).answer.state).toBe("denied");
  expect((await decide(month, "CONFIRMED")).refused.code).toBe("service_month.already_decided");
  expect((await withdraw()).refused.code).toBe("service_month.already_decided");
  expect((await declare(month, false)).answer).toMatchObject({ state: "awaiting_decision", decision: null, version: 5 });
});

test("an outdated version is refused with the current state", async () => {
  const month = await newServiceMonth(world);
  await declare(month, false, { version: 0 });
  const { status, refused } = await declare(month, true, { version: 0 });
  expect([status, refused]).toMatchObject([409, { code: "service_month.stale", details: { version: 1, state: "awaiting_decision" } }]);
  const body = { decision: "CONFIRMED" as const, version: 7 };
  const late = await month.contractor.api("PUT /pendencies/{id}/stp/decision")({ id: month.id, body });
  expect(late.refused.code).toBe("service_month.stale");
});

test("one of two concurrent first declarations is refused", async () => {
  const month = await newServiceMonth(world);
  const replies = await Promise.all([declare(month, false, { version: 0 }), declare(month, true, { version: 0 })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("the author of a declaration cannot decide on it", async () => {
  const month = await newServiceMonth(world);
  const both = await newPerson(world, { companyId: month.contractorId, keys: "all" }, { companyId: month.providerId, keys: "all" });
  expect((await declare({ ...month, supplier: both }, false)).answer.can).toMatchObject({ confirm: false, deny: false });
  expect((await decide({ ...month, contractor: both }, "CONFIRMED")).refused.code).toBe("service_month.own_declaration");
  expect((await decide(month, "CONFIRMED")).answer.state).toBe("confirmed");
});

test("each call requires its permission, and an invisible month is 404", async () => {
  const month = await newServiceMonth(world);
  const { id } = month;
  const keys = ["see_pendency", "see_details_pendency"] as const;
  const [reader, reviewer] = [
    await newPerson(world, { companyId: month.providerId, keys }),
    await newPerson(world, { companyId: month.contractorId, keys }),
  ];
  const denied = async (asked: Promise<{ readonly status: number; readonly refused: { readonly details?: unknown } }>) => {
    const { status, refused } = await asked;
    return [status, refused.details];
  };
  expect(await denied(declare({ ...month, supplier: reader }, false))).toMatchObject([403, { permission: "send_pendency_analysis" }]);
  expect(await denied(declare({ ...month, supplier: month.contractor }, false))).toMatchObject([
    403,
    { permission: "send_pendency_analysis" },
  ]);
  const decidedBy = (contractor: typeof reviewer) => denied(decide({ ...month, contractor }, "CONFIRMED"));
  expect(await decidedBy(reviewer)).toMatchObject([403, { permission: "config_service_provided_analysis" }]);
  expect(await decidedBy(month.supplier)).toMatchObject([403, { permission: "config_service_provided_analysis" }]);
  expect(await denied(reader.api("GET /pendencies/{id}/stp")({ id }))).toMatchObject([
    403,
    { permission: "see_service_provided_analysis" },
  ]);
  const { supplier: stranger } = await newServiceMonth(world);
  expect((await stranger.api("GET /pendencies/{id}/stp")({ id })).status).toBe(404);
  expect((await declare({ ...month, supplier: stranger }, false)).refused.code).toBe("pendency.not_found");
});

test("only monthly STP documents inside the plan and the past can be declared", async () => {
  const { supplier, pendencyId } = await newPendency(world);
  expect((await declare({ supplier, id: pendencyId }, false)).refused.code).toBe("service_month.not_monthly");
  const month = await newServiceMonth(world);
  const write = (statement: string, value: string) => world.database.ownerPool().query(statement, [month.id, value]);
  await write("update pendency set reference_month = $2 where id = $1", "2099-01-01");
  expect((await declare(month, false)).refused.code).toBe("service_month.in_future");
  await write("update pendency set reference_month = $2 where id = $1", month.months[1]);
  await declare(month, false);
  await write(
    "update project_company_plan set start_reference = $2 where provider_id = (select provider_id from pendency where id = $1)",
    month.months[2],
  );
  expect((await declare(month, true)).refused.code).toBe("service_month.outside_plan");
  expect((await decide(month, "CONFIRMED")).refused.code).toBe("service_month.outside_plan");
  expect((await decide(month, "DENIED", "Fora do plano.")).answer.state).toBe("denied");
});

test("the three actions declare, add workers, or both [R-441] [CD-122]", async () => {
  const month = await newServiceMonth(world);
  const { api } = month.supplier;
  const admission = "2020-01-06";
  const [first, second] = [
    await newWorkerRow(world, { providerId: month.providerId, admission }),
    await newWorkerRow(world, { providerId: month.providerId, admission }),
  ];
  const put = (body: Parameters<ReturnType<typeof api<"PUT /pendencies/{id}/stp">>>[0]["body"]) =>
    api("PUT /pendencies/{id}/stp")({ id: month.id, body });
  expect((await put({ action: "ADD_EMPLOYEE", employees: [first] })).answer).toMatchObject({ state: null, declaration: null });
  expect((await put({ action: "ADD_EMPLOYEE_SERVICE_PROVIDED", employees: [second] })).answer).toMatchObject({
    state: "provided",
    declaration: { action: "ADD_EMPLOYEE_SERVICE_PROVIDED", serviceOccurred: true },
    contradictions: { workers: { total: 3 } },
  });
  for (const workerId of [first, second]) {
    const { answer } = await api("GET /employees/{id}/projects-info")({ id: workerId });
    expect(answer.results).toMatchObject([{ id: month.projectId, hiringDate: month.months[1] }]);
  }
  expect((await put({ action: "SERVICE_PROVIDED", serviceOccurred: false })).answer.state).toBe("awaiting_decision");
  expect((await put({ action: "ADD_EMPLOYEE", employees: [first] })).refused.code).toBe("service_month.without_service");
  await reconcileAll(world);
  expect(await monthlyPendency(world, month, { month: month.months[1], workerId: first })).toBeGreaterThan(0);
});

test("a refused worker leaves the declaration unchanged", async () => {
  const month = await newServiceMonth(world);
  const { api } = month.supplier;
  const dismissed = await newWorkerRow(world, { providerId: month.providerId, admission: month.months[2] });
  const body = { action: "ADD_EMPLOYEE_SERVICE_PROVIDED" as const, employees: [dismissed] };
  const { refused } = await api("PUT /pendencies/{id}/stp")({ id: month.id, body });
  expect(refused).toMatchObject({ code: "worker.link_before_admission", details: { employeeId: dismissed } });
  expect((await api("GET /pendencies/{id}/stp")({ id: month.id })).answer.state).toBeNull();
});
