import { expect, test } from "vitest";
import { type Gate, lackDocument, newGate, newGateDevice } from "../../../test/fixtures/new-gate.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { addDays } from "../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";

const world = openWorld();
const DECIDE = "POST /gate/decisions";
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const nameless = { mayEnter: false, health: null, reasons: [], worker: null };
const stored = async ({ one }: Gate) =>
  (
    await world.database
      .ownerPool()
      .query("select may_enter, reasons, worker_id, device_id, account_id, by_name from gate_decision where project_id = $1 order by id", [
        one.projectId,
      ])
  ).rows;

test("the gate says yes to an eligible worker and stores the decision [CD-161]", async () => {
  const gate = await newGate(world);
  const { answer } = await gate.owner.api(DECIDE)({ body: gate.place });
  expect(answer).toMatchObject({ mayEnter: true, health: "fit", reasons: [], project: { id: gate.one.projectId } });
  expect(answer.worker).toEqual({ name: "Joana Prado", photoUrl: null, companyName: expect.any(String) });
  const by = { device_id: null, account_id: gate.owner.accountId, by_name: "Pessoa de Teste" };
  expect(await stored(gate)).toEqual([{ may_enter: true, reasons: [], worker_id: gate.workerId, ...by }]);
  const history = await gate.supplier.api("GET /companies/employees/{id}/history")({ id: gate.workerId });
  expect(history.answer.results[0]).toMatchObject({ action: "worker.gate_allowed", field: "project", accountId: gate.owner.accountId });
});

test("unknown, revoked and unlinked badges get the same no without a name", async () => {
  const gate = await newGate(world);
  const decide = async (badge: string) => {
    const { id, decidedAt, project, ...answer } = (await gate.owner.api(DECIDE)({ body: { ...gate.place, badge } })).answer;
    return answer;
  };
  expect(await decide("0123456789abcdefghjkmnpqrs")).toEqual(nameless);
  expect(await decide(String(gate.workerId))).toEqual(nameless);
  await gate.supplier.api("POST /companies/employees/{contractId}/badge/reissue")({ contractId: gate.one.contractId });
  expect(await decide(gate.badge)).toEqual(nameless);
  const unlinked = await newGate(world);
  const contracts = [{ projectId: unlinked.other.projectId, hiringDate: "2026-03-02", endDate: null }];
  await unlinked.supplier.api("PUT /companies/employees/{id}/contracts")({ id: unlinked.workerId, body: { contracts } });
  const { answer } = await unlinked.owner.api(DECIDE)({ body: unlinked.place });
  expect(answer).toMatchObject(nameless);
  expect(await decide(unlinked.badge)).toEqual(nameless);
  const ended = await newGate(world);
  const over = [{ projectId: ended.one.projectId, hiringDate: "2026-03-02", endDate: day(-1) }];
  await ended.supplier.api("PUT /companies/employees/{id}/contracts")({ id: ended.workerId, body: { contracts: over } });
  expect((await ended.owner.api(DECIDE)({ body: ended.place })).answer).toMatchObject(nameless);
  expect((await stored(gate)).map(({ worker_id: id }) => id)).toEqual([null, null, null, null]);
});

test("a project of another contractor is not found for sessions and devices [CD-169]", async () => {
  const gate = await newGate(world);
  const device = await newGateDevice(world, gate);
  const body = { ...gate.place, projectId: gate.other.projectId };
  for (const { api } of [gate.owner, device]) expect((await api(DECIDE)({ body })).refused.code).toBe("project.not_found");
  const guard = await newPerson(world, { companyId: gate.one.contractorId, keys: ["answer_gate"], onlyProjects: [gate.one.projectId] });
  expect((await guard.api(DECIDE)({ body })).status).toBe(404);
  expect((await guard.api(DECIDE)({ body: gate.place })).status).toBe(200);
  const reader = await newPerson(world, { companyId: gate.one.contractorId, keys: ["see_employee"] });
  expect((await reader.api(DECIDE)({ body: gate.place })).refused.code).toBe("permission.missing");
});

test("notes need a session with see_employee_data, and devices get kinds only", async () => {
  const gate = await newGate(world);
  const device = await newGateDevice(world, gate);
  const guard = await newPerson(world, { companyId: gate.one.contractorId, keys: ["answer_gate"] });
  const lead = await newPerson(world, { companyId: gate.one.contractorId, keys: ["answer_gate", "see_employee_data"] });
  const { name, mark, approve } = await lackDocument(world, gate);
  await mark(false);
  const reasonsFor = async ({ api }: Pick<Gate["owner"], "api">) => (await api(DECIDE)({ body: gate.place })).answer.reasons;
  const plain = { kind: "documents", note: null, until: null, remedy: "pendencies", side: "provider" };
  expect(await reasonsFor(device)).toMatchObject([plain]);
  expect(await reasonsFor(guard)).toMatchObject([plain]);
  expect(await reasonsFor(lead)).toMatchObject([{ ...plain, note: name }]);
  expect(await stored(gate)).toMatchObject([{ reasons: ["documents"], device_id: device.id, by_name: "Portaria norte" }, {}, {}]);

  await mark(true);
  const { answer } = await lead.api(DECIDE)({ body: gate.place });
  expect(answer).toMatchObject({ mayEnter: false, health: "unfit", reasons: [{ kind: "health", note: null, until: null }] });
  expect(JSON.stringify(answer)).not.toContain(name);

  await approve();
  expect((await device.api(DECIDE)({ body: gate.place })).answer).toMatchObject({ mayEnter: true, health: "fit" });
});

test("a leave is a reason without its cause, in the history of the worker", async () => {
  const gate = await newGate(world);
  const device = await newGateDevice(world, gate);
  const leave = { movementType: "leave", status: "away", projectId: null, startDate: day(-1), endDate: day(9), reason: "CID F32" } as const;
  await gate.supplier.api("POST /companies/employees/{id}/movements")({ id: gate.workerId, body: leave });
  const { answer } = await device.api(DECIDE)({ body: gate.place });
  expect(answer.reasons).toMatchObject([{ kind: "away", note: null, until: null, remedy: "movements", side: "provider" }]);
  expect(JSON.stringify(answer)).not.toContain("F32");
  const history = await gate.supplier.api("GET /companies/employees/{id}/history")({ id: gate.workerId });
  expect(history.answer.results[0]).toMatchObject({ action: "worker.gate_denied", accountId: null, accountName: "Portaria norte" });
});
