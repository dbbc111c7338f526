import { expect, test } from "vitest";
import { imageBlob } from "../../../test/files/made-image.ts";
import { newBadgeHolder, useBadges } from "../../../test/fixtures/new-badge.ts";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { addDays } from "../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";

const world = openWorld();
const BADGE = "GET /companies/employees/{contractId}/badge";
const REISSUE = "POST /companies/employees/{contractId}/badge/reissue";
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const read = async (id: string) => (await world.anonymous()("GET /employees/badge-info/{id}")({ id })).answer;
const ended = { state: "revoked", name: null, photoUrl: null, companyName: null, role: null, projects: [] };
const dismissal = { movementType: "dismissal", status: "dismissed", projectId: null, endDate: null } as const;

test("the link chooses the face of its contractor [S-089]", async () => {
  const { supplier, one, workerId } = await newBadgeHolder(world);
  const { answer } = await supplier.api(BADGE)({ contractId: one.contractId });
  expect(answer).toMatchObject({
    contractId: one.contractId,
    employeeId: workerId,
    name: "Joana Prado",
    photoUrl: null,
    baseColor: "#0f766e",
    publicUrl: `http://emdia.test/colaboradores/badge-info/${answer.id}`,
    can: { print: true, updateImage: true, reissue: true },
  });
  expect(answer.first_badge.map(({ key }) => key)).toEqual(["role", "company", "document"]);
  expect(answer.second_badge.map(({ key }) => key)).toEqual(["contractor", "admission_date", "projects"]);
  expect(answer.second_badge.at(0)?.value).toBe(answer.contractorName);
});

test("all links of a worker record share one id", async () => {
  const { supplier, one, other } = await newBadgeHolder(world);
  const ids = await Promise.all([one, other, one].map(({ contractId }) => supplier.api(BADGE)({ contractId })));
  expect(new Set(ids.map(({ answer }) => answer.id)).size).toBe(1);
});

test("the badge shows the photo of the worker until it is removed [R-493]", async () => {
  const { supplier, one } = await newBadgeHolder(world);
  const photoOf = async () => (await supplier.api(BADGE)({ contractId: one.contractId })).answer;
  const body = new FormData();
  body.append("image", await imageBlob({ width: 300, height: 400 }), "foto.jpg");
  await supplier.api("POST /companies/employees/{contractId}/upload-image")({ contractId: one.contractId, body });
  const { photoUrl, id } = await photoOf();
  for (const url of [photoUrl, (await read(id)).photoUrl])
    expect((await fetch(new URL(url ?? "", world.address()))).headers.get("content-type")).toBe("image/jpeg");
  await supplier.api("DELETE /companies/employees/{contractId}/remove-image")({ contractId: one.contractId });
  expect((await photoOf()).photoUrl).toBeNull();
});

test("the badge needs its permission, and a masked document see_employee_data [P-052]", async () => {
  const { one } = await newBadgeHolder(world);
  const companyId = one.contractorId;
  const without = await newPerson(world, { companyId, keys: ["see_employee", "print_employee_badge"] });
  expect((await without.api(BADGE)({ contractId: one.contractId })).refused).toMatchObject({
    code: "permission.missing",
    details: { permission: "see_employee_badge" },
  });
  const reader = await newPerson(world, { companyId, keys: ["see_employee", "see_employee_badge"] });
  const { answer } = await reader.api(BADGE)({ contractId: one.contractId });
  expect(answer.first_badge.at(2)?.value).toMatch(/^\*{3}\./);
  expect(answer.can).toEqual({ print: false, updateImage: false, reissue: false });
  const knowing = await newPerson(world, { companyId, keys: ["see_employee", "see_employee_data", "see_employee_badge"] });
  expect((await knowing.api(BADGE)({ contractId: one.contractId })).answer.first_badge.at(2)?.value).toMatch(/^\d{3}\.\d{3}/);
});

test("another contractor's link and an unknown one give the same 404", async () => {
  const { one, other } = await newBadgeHolder(world);
  const { api } = await newPerson(world, { companyId: one.contractorId, keys: "all" });
  const stranger = await newPerson(world, { companyId: await newCompany(world, "contractor"), keys: "all" });
  const refused = [
    await api(BADGE)({ contractId: other.contractId }),
    await api(BADGE)({ contractId: 2_000_000_000 }),
    await stranger.api(BADGE)({ contractId: one.contractId }),
  ].map((reply) => reply.refused);
  expect(refused[0]).toMatchObject({ statusCode: 404, code: "badge.not_found" });
  expect(refused).toEqual(Array(3).fill(refused[0]));
});

test("a contractor that has not turned badges on has none", async () => {
  const { supplier, one } = await newBadgeHolder(world);
  await useBadges(world, one.contractorId, false);
  expect((await supplier.api(BADGE)({ contractId: one.contractId })).refused.code).toBe("badge.not_enabled");
});

test("dismissal revokes the badge, and readmission issues a new id", async () => {
  const { supplier, one, workerId } = await newBadgeHolder(world);
  const { api } = supplier;
  const { id } = (await api(BADGE)({ contractId: one.contractId })).answer;
  expect(await read(id)).toMatchObject({ state: "valid", name: "Joana Prado", role: "Montadora" });
  await api("POST /companies/employees/{id}/movements")({ id: workerId, body: { ...dismissal, startDate: day(-1) } });
  expect(await read(id)).toMatchObject(ended);
  expect((await api(BADGE)({ contractId: one.contractId })).refused.code).toBe("badge.not_found");
  const admission = { movementType: "admission", status: "active", projectId: null, startDate: day(0), endDate: null } as const;
  await api("POST /companies/employees/{id}/movements")({ id: workerId, body: admission });
  const contracts = [{ projectId: one.projectId, hiringDate: day(0), endDate: null }];
  const { answer } = await api("PUT /companies/employees/{id}/contracts")({ id: workerId, body: { contracts } });
  const contractId = answer.projects.find(({ isOpen }) => isOpen)?.contractId ?? 0;
  const renewed = (await api(BADGE)({ contractId })).answer.id;
  expect(renewed).not.toBe(id);
  expect((await read(renewed)).state).toBe("valid");
  expect(await read(id)).toMatchObject(ended);
});

test("the badge stays while one link is left and ends with the last", async () => {
  const { supplier, one, other, workerId } = await newBadgeHolder(world);
  const { id } = (await supplier.api(BADGE)({ contractId: one.contractId })).answer;
  const unlink = (projectId: number) =>
    supplier.api("DELETE /companies/employees/{employeeId}/projects/{projectId}")({ employeeId: workerId, projectId });
  await unlink(one.projectId);
  expect((await read(id)).projects).toHaveLength(1);
  await unlink(other.projectId);
  expect(await read(id)).toMatchObject(ended);
});

test("removal of the worker revokes the badge", async () => {
  const { supplier, one, workerId } = await newBadgeHolder(world);
  const { id } = (await supplier.api(BADGE)({ contractId: one.contractId })).answer;
  await supplier.api("DELETE /companies/employees/{id}")({ id: workerId });
  expect(await read(id)).toMatchObject(ended);
});

test("a new id revokes the old one and is in the history of the worker", async () => {
  const { supplier, one, workerId } = await newBadgeHolder(world);
  const { id } = (await supplier.api(BADGE)({ contractId: one.contractId })).answer;
  const { answer } = await supplier.api(REISSUE)({ contractId: one.contractId });
  expect(answer.id).not.toBe(id);
  expect(await read(id)).toMatchObject(ended);
  const history = await supplier.api("GET /companies/employees/{id}/history")({ id: workerId });
  expect(history.answer.results.map(({ action }) => action)).toContain("worker.badge_reissued");
  const { api } = await newPerson(world, { companyId: one.contractorId, keys: "all" });
  expect((await api(REISSUE)({ contractId: one.contractId })).refused).toMatchObject({ code: "permission.missing" });
  expect((await read(answer.id)).state).toBe("valid");
});
