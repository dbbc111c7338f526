import { expect, test } from "vitest";
import { newGate, newGateDevice } from "../../../../test/fixtures/new-gate.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const DEVICES = "GET /companies/{companyId}/gate-devices";
const DECIDE = "POST /gate/decisions";

test("an enrolled device answers for its projects and its code works once [CD-169]", async () => {
  const gate = await newGate(world);
  const companyId = gate.one.contractorId;
  await newProject(world, { contractorId: companyId, name: "Outra obra", providerIds: [gate.providerId] });
  const device = await newGateDevice(world, gate);
  const { answer } = await device.api("GET /gate/projects")({ query: {} });
  expect(answer).toMatchObject({ deviceName: "Portaria norte", results: [{ id: gate.one.projectId }] });
  expect((await gate.owner.api("GET /gate/projects")({ query: { query: "ÓUTRA" } })).answer).toMatchObject({
    deviceName: null,
    results: [{ name: "Outra obra" }],
  });
  expect((await device.api(DECIDE)({ body: gate.place })).answer.mayEnter).toBe(true);
  const again = await world.anonymous()("POST /gate/enrolment")({ body: { secret: device.secret } });
  expect(again.refused.code).toBe("gate_device.enrolment_invalid");
  const { answer: listed } = await gate.owner.api(DEVICES)({ companyId, query: {} });
  expect(listed.results).toMatchObject([{ id: device.id, state: "active", projects: [{ id: gate.one.projectId }] }]);
  expect(listed.results[0]?.lastUsedAt).not.toBe(null);
});

test("the database stores hashes only", async () => {
  const gate = await newGate(world);
  const { id, key, secret } = await newGateDevice(world, gate);
  await gate.owner.api("POST /gate/devices/{id}/enrolment")({ id });
  const { rows } = await world.database.ownerPool().query("select d::text as row from gate_device d where id = $1", [id]);
  expect(rows[0].row).toMatch(/[0-9a-f]{64}.*[0-9a-f]{64}/);
  for (const hidden of [key, secret, key.slice(5)]) expect(rows[0].row).not.toContain(hidden);
});

test("a device key opens no other route", async () => {
  const gate = await newGate(world);
  const { api } = await newGateDevice(world, gate);
  const tried = [
    await api("GET /authentication/me")(),
    await api("GET /companies/employees")({ query: {} }),
    await api("GET /gate/projects/{projectId}/workers")({ projectId: gate.one.projectId, query: {} }),
    await api(DEVICES)({ companyId: gate.one.contractorId, query: {} }),
  ];
  expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test("a revoked device is refused at once and cannot come back", async () => {
  const gate = await newGate(world);
  const device = await newGateDevice(world, gate);
  const { answer: unused } = await gate.owner.api("POST /gate/devices/{id}/enrolment")({ id: device.id });
  expect((await gate.owner.api("DELETE /gate/devices/{id}")({ id: device.id })).answer.state).toBe("revoked");
  expect((await device.api(DECIDE)({ body: gate.place })).refused.code).toBe("session.denied");
  expect((await world.anonymous()("POST /gate/enrolment")({ body: { secret: unused.secret } })).status).toBe(422);
  expect((await gate.owner.api("POST /gate/devices/{id}/enrolment")({ id: device.id })).refused.code).toBe("gate_device.revoked");
  const body = { name: "Portaria sul", projectIds: [gate.one.projectId] };
  expect((await gate.owner.api("PUT /gate/devices/{id}")({ id: device.id, body })).refused.code).toBe("gate_device.revoked");
  expect((await gate.owner.api("DELETE /gate/devices/{id}")({ id: device.id })).status).toBe(200);
});

test("an expired QR code enrols nothing", async () => {
  const gate = await newGate(world);
  const { id } = await newGateDevice(world, gate);
  const { answer } = await gate.owner.api("POST /gate/devices/{id}/enrolment")({ id });
  world.clock.forward({ minutes: 16 });
  expect((await world.anonymous()("POST /gate/enrolment")({ body: { secret: answer.secret } })).status).toBe(422);
});

test("changed projects apply to the next request of the device", async () => {
  const gate = await newGate(world);
  const device = await newGateDevice(world, gate);
  const other = await newProject(world, { contractorId: gate.one.contractorId, name: "Pátio", providerIds: [gate.providerId] });
  const change = { id: device.id, body: { name: "Portaria sul", projectIds: [other, other] } };
  expect((await gate.owner.api("PUT /gate/devices/{id}")(change)).answer).toMatchObject({
    name: "Portaria sul",
    projects: [{ id: other }],
  });
  expect((await device.api(DECIDE)({ body: gate.place })).status).toBe(404);
  const projects = async (query: { query?: string }) =>
    (await gate.owner.api("GET /companies/{companyId}/gate-devices/projects")({ companyId: gate.one.contractorId, query })).answer.results;
  expect((await projects({})).map(({ id }) => id)).toEqual(expect.arrayContaining([gate.one.projectId, other]));
  expect(await projects({ query: "patio" })).toEqual([{ id: other, name: "Pátio" }]);
  const { answer: history } = await gate.owner.api("GET /companies/{id}/history")({ id: gate.one.contractorId, query: {} });
  expect(history.results.map(({ action }) => action)).toEqual([
    "gate_device.changed",
    "gate_device.enrolled",
    "gate_device.enrolment_issued",
    "gate_device.created",
  ]);
});

test("a removed project is no longer one of a device", async () => {
  const gate = await newGate(world);
  const { id } = await newGateDevice(world, gate);
  await world.database.ownerPool().query("update project set state = 'removed' where id = $1", [gate.one.projectId]);
  const { answer } = await gate.owner.api(DEVICES)({ companyId: gate.one.contractorId, query: {} });
  expect(answer.results).toMatchObject([{ id, projects: [] }]);
});

test("devices and projects of another contractor are not found", async () => {
  const gate = await newGate(world);
  const stranger = await newPerson(world, { companyId: gate.other.contractorId, keys: "all" });
  const { id } = await newGateDevice(world, gate);
  expect((await stranger.api("DELETE /gate/devices/{id}")({ id })).refused.code).toBe("gate_device.not_found");
  expect((await stranger.api(DEVICES)({ companyId: gate.one.contractorId, query: {} })).refused.code).toBe("company.not_found");
  const body = { name: "Portaria", projectIds: [gate.one.projectId] };
  const made = await stranger.api("POST /companies/{companyId}/gate-devices")({ companyId: gate.other.contractorId, body });
  expect(made.refused.code).toBe("project.not_found");
  const guard = await newPerson(world, { companyId: gate.one.contractorId, keys: ["answer_gate"] });
  expect((await guard.api(DEVICES)({ companyId: gate.one.contractorId, query: {} })).status).toBe(403);
});
