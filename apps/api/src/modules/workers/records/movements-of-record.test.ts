import type { MovementLine } from "@emdia/contract/workers/movement.ts";
import { expect, test } from "vitest";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newSupplied, newWorker, workerBody } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const { CPF: _, birthdate: __, ...unsaid } = workerBody();

type Line = Omit<MovementLine, "fromProjectId" | "reason" | "newRole" | "exposedToRisk" | "endDate"> & Partial<MovementLine>;
const leave = (startDate: string, endDate: string | null = null): Line => ({
  movementType: "leave",
  status: "away",
  projectId: null,
  startDate,
  endDate,
});

const hired = async () => {
  const supplied = await newSupplied(world);
  const { api } = supplied.supplier;
  const id = await newWorker(api, { contracts: [{ projectId: supplied.projectId, hiringDate: "2026-03-10", endDate: null }] });
  const save = (movements: readonly Line[], change: object = {}) =>
    api("PUT /companies/employees")({ body: { ...unsaid, ...change, id, movements: [...movements] } });
  const read = async () => (await api("GET /companies/employees/{id}")({ id })).answer;
  return { ...supplied, api, id, save, read };
};
const kindsOf = (movements: readonly { readonly movementType: string }[]) => movements.map(({ movementType }) => movementType);

test("saving a record adds and changes movements and keeps omitted ones [CD-123] [R-475] [R-544]", async () => {
  const { save, read, id, api } = await hired();
  const first = await save([leave(day(-20), day(-10))], { role: "Eletricista" });
  expect(first.answer).toMatchObject({ role: "Eletricista", status: "active" });
  expect(kindsOf(first.answer.movements)).toEqual(["leave", "admission"]);

  const away = first.answer.movements[0]?.id ?? 0;
  const second = await save([{ ...leave(day(-20)), id: away, reason: "Cirurgia" }], { role: "Eletricista" });
  expect(second.answer).toMatchObject({ status: "away", movements: [{ id: away, endDate: null, reason: "Cirurgia" }, {}] });
  const third = await save([{ movementType: "return", status: "active", projectId: null, startDate: day(-2) }], { role: "Eletricista" });
  expect(kindsOf(third.answer.movements)).toEqual(["return", "leave", "admission"]);
  expect(await read()).toEqual(third.answer);
  const history = await api("GET /companies/employees/{id}/history")({ id });
  expect(history.answer.results.map(({ action }) => action).filter((action) => action.startsWith("movement."))).toEqual([
    "movement.added",
    "movement.changed",
    "movement.added",
  ]);
});

test("saving a record accepts a leave and its return in any order", async () => {
  const { save } = await hired();
  const { answer } = await save([{ movementType: "return", status: "active", projectId: null, startDate: day(-3) }, leave(day(-30))]);
  expect(answer).toMatchObject({ status: "active", statusSince: day(-3) });
  const [back, away] = answer.movements;
  const longer = await save([
    { ...leave(day(-40)), id: away?.id },
    { movementType: "return", status: "active", projectId: null, startDate: day(-1), id: back?.id },
  ]);
  expect(longer.answer).toMatchObject({ statusSince: day(-1), movements: [{ startDate: day(-1) }, { startDate: day(-40) }, {}] });
});

test("an invalid movement is refused with the index of its line [R-487] [R-488]", async () => {
  const { save, api, id, read } = await hired();
  const before = await read();
  const wrong: readonly { readonly line: Line; readonly code: string }[] = [
    { line: leave(day(-5), day(-5)), code: "movement.end_not_after_start" },
    { line: leave(day(-5), "2101-01-01"), code: "movement.year_too_late" },
    { line: leave("2026-03-01"), code: "movement.before_admission" },
    { line: { movementType: "return", status: "active", projectId: null, startDate: day(-1) }, code: "movement.nothing_to_return_from" },
    { line: { ...leave(day(-1)), projectId: 999_999 }, code: "movement.project_unknown" },
    { line: { ...leave(day(-1)), status: "active" }, code: "movement.status_not_allowed" },
  ];
  for (const { line, code } of wrong) {
    const alone = await api("POST /companies/employees/{id}/movements")({ id, body: line });
    expect(alone.refused.code).toBe(code);
    const along = await save([leave(day(-90), day(-80)), line], { name: "Não fica" });
    expect([along.status, along.refused.code]).toEqual([422, code]);
    expect(along.refused.details).toMatchObject({ index: 1 });
  }
  expect((await save([{ ...leave(day(-5)), id: 999_999 }])).refused).toMatchObject({ code: "movement.not_found", details: { index: 0 } });
  const overlapping = await save([leave(day(-20), day(-10)), leave(day(-15), day(-12))]);
  expect(overlapping.refused).toMatchObject({ code: "movement.overlaps", details: { index: 1, other: { startDate: day(-20) } } });
  const twice = await save(
    before.movements.flatMap((one) => [
      { ...leave(day(-5)), id: one.id },
      { ...leave(day(-4)), id: one.id },
    ]),
  );
  expect(twice.refused.code).toBe("request.malformed");
  expect(await read()).toEqual(before);
});

test("an unchanged movement does not override the record", async () => {
  const { save, read } = await hired();
  const { movements } = await read();
  const kept = movements.map(({ id, movementType, status, startDate, endDate, newRole, exposedToRisk }) => ({
    ...{ id, movementType, status, startDate, endDate, newRole, exposedToRisk },
    projectId: null,
  }));
  const { answer } = await save(kept, { admissionDate: "2026-02-02", role: "Soldadora" });
  expect(answer).toMatchObject({ admissionDate: "2026-02-02", role: "Soldadora", movements: [{ startDate: "2026-02-02" }] });
});

test("a transfer in a record requires assign_employee_project", async () => {
  const { contractorId, providerId, projectId, id, save } = await hired();
  const to = await newProject(world, { contractorId, providerIds: [providerId] });
  const going: Line = { movementType: "transfer", status: "active", projectId: to, fromProjectId: projectId, startDate: day(-2) };
  const { api } = await newPerson(world, { companyId: providerId, keys: ["see_employee", "update_employee"] });
  const refused = await api("PUT /companies/employees")({ body: { ...unsaid, id, movements: [going] } });
  expect(refused.refused).toMatchObject({ code: "permission.missing", details: { permission: "assign_employee_project", index: 0 } });
  const { answer } = await save([going]);
  expect(Object.fromEntries(answer.projects.map((one) => [one.id, one.endDate]))).toEqual({ [projectId]: day(-3), [to]: null });
});
