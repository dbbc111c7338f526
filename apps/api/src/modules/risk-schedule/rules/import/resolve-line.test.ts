import { describe, expect, test } from "vitest";
import type { ScheduleLine } from "./read-schedule-line.ts";
import { reasonOfRefusal, waitsForUser } from "./reasons-of-refusal.ts";
import { chooseProject, chooseSupplier, resolveLine } from "./resolve-line.ts";

const line: ScheduleLine = {
  ...{ project: "parada 2026", contract: "", company: "", supplier: "", facility: "USINA", department: "britagem" },
  ...{ activities: "Trabalho em altura", start: { day: "2026-03-10", time: "07:00" }, end: { day: "2026-03-10", time: "17:00" } },
  ...{ workers: ["1"], supervisor: null, watches: [], description: "", precautions: "" },
};
const project = { contractorId: 5, projectId: 7, name: "Parada 2026", contractNumber: "CT-7", companyName: "Serra Azul", isActive: true };
const names = {
  suppliers: [
    { id: 20, names: ["Montadora Ipê", "11222333000181"] },
    { id: 21, names: ["Horizonte", "11444777000161"] },
  ],
  places: [
    { facilityId: 1, facilityName: "Usina", departmentId: 11, departmentName: "Britagem" },
    { facilityId: 1, facilityName: "Usina", departmentId: 12, departmentName: "Moagem" },
  ],
  activities: [
    { id: 1, names: ["Trabalho em altura", "Work at height"] },
    { id: 2, names: ["Solda, corte e desbaste"] },
    ...[3, 4, 5, 6].map((id) => ({ id, names: [`Atividade ${id}`] })),
  ],
};
const workers = new Map([
  ["1", 101],
  ["2", 102],
  ["3", 103],
]);
type Result = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reasons: readonly object[] };
const outcome = (result: Result) => (result.ok ? result.value : result.reasons);
const resolve = (over: Partial<ScheduleLine>, ids: ReadonlyMap<string, number> = workers) =>
  outcome(resolveLine({ ...line, ...over }, { projectId: 7, providerId: 20, names, workers: ids }));

describe("chooseProject", () => {
  const choose = (over: Partial<ScheduleLine>, projects = [project]) => outcome(chooseProject({ ...line, ...over }, projects));
  test("finds a project by name, contract number or both", () => {
    expect(choose({})).toBe(project);
    expect(choose({ project: "", contract: "ct 7" })).toBe(project);
    expect(choose({ contract: "CT-7", company: "serra azul" })).toBe(project);
    expect(choose({ contract: "CT-8" })).toEqual([{ code: "cell.unknown_project", column: "project", details: { value: "parada 2026" } }]);
    expect(choose({ project: "", contract: "CT-7" }, [{ ...project, contractNumber: null } as never])).toMatchObject([
      { code: "cell.unknown_project", column: "contract" },
    ]);
  });

  test("prefers an active project, and refuses two of one name", () => {
    const ended = { ...project, projectId: 6, isActive: false };
    expect(choose({}, [ended, project])).toBe(project);
    expect(choose({}, [ended])).toBe(ended);
    expect(choose({}, [project, { ...project, projectId: 8 }])).toMatchObject([{ code: "cell.ambiguous_project", column: "project" }]);
  });
});

test("chooseSupplier takes the only one, or the one named by name or CNPJ", () => {
  const choose = (supplier: string, suppliers = names.suppliers) => outcome(chooseSupplier({ ...line, supplier }, { suppliers }));
  expect([choose("montadora ipe"), choose("11.444.777/0001-61"), choose("", names.suppliers.slice(0, 1))]).toEqual([20, 21, 20]);
  expect(choose("")).toEqual([{ code: "cell.required", column: "supplier" }]);
  expect(choose("Outra")).toMatchObject([{ code: "cell.unknown_supplier", details: { value: "Outra" } }]);
  expect(
    choose(
      "Ipê",
      [1, 2].map((id) => ({ id, names: ["Ipê"] })),
    ),
  ).toMatchObject([{ code: "cell.not_an_option" }]);
});

describe("resolveLine", () => {
  test("gives the input of the form", () => {
    expect(
      resolve({ activities: "work at height; Solda, corte e desbaste; Trabalho em altura", workers: ["1", "2"], watches: ["3"] }),
    ).toEqual({
      ...{ projectId: 7, providerId: 20, facilityId: 1, departmentId: 11, start: line.start, end: line.end },
      ...{ description: "", precautions: "", riskActivityIds: [1, 2], supervisorId: null, acceptedConflicts: [] },
      employees: [
        { employeeId: 101, part: "executes" },
        { employeeId: 102, part: "executes" },
        { employeeId: 103, part: "watches" },
      ],
    });
    expect(resolve({ activities: "Atividade 3, Atividade 4" })).toMatchObject({ riskActivityIds: [3, 4] });
  });

  test("a supervisor of no other column supervises only", () => {
    expect(resolve({ supervisor: "2" })).toMatchObject({
      supervisorId: 102,
      employees: [{ employeeId: 101 }, { employeeId: 102, part: "supervises" }],
    });
    expect(resolve({ supervisor: "1" })).toMatchObject({ supervisorId: 101, employees: [{ employeeId: 101, part: "executes" }] });
  });

  test("unknown names and CPFs are reasons with their column", () => {
    expect(resolve({ facility: "Outra", activities: "Mergulho", workers: ["1", "8"], watches: ["9"], supervisor: "7" })).toEqual([
      { code: "cell.unknown_unit", column: "facility", details: { value: "Outra" } },
      { code: "cell.unknown_risk_activity", column: "activities", details: { value: "Mergulho" } },
      { code: "cell.unknown_worker", column: "workers", details: { value: "8" } },
      { code: "cell.unknown_worker", column: "watches", details: { value: "9" } },
      { code: "cell.unknown_worker", column: "supervisor", details: { value: "7" } },
    ]);
    expect(resolve({ department: "Outra" })).toMatchObject([{ code: "cell.unknown_area", column: "department" }]);
  });

  test("a name that differs from two places in punctuation finds neither", () => {
    const area = (departmentId: number, departmentName: string) => ({ facilityId: 1, facilityName: "Usina", departmentId, departmentName });
    const tanks = { ...names, places: [area(11, "Tanque 1.1"), area(12, "Tanque 11"), area(13, "Silo"), area(14, "SILO")] };
    const placed = (department: string) =>
      outcome(resolveLine({ ...line, department }, { projectId: 7, providerId: 20, names: tanks, workers }));
    expect([placed("tanque 1.1"), placed("TANQUE 11")]).toMatchObject([{ departmentId: 11 }, { departmentId: 12 }]);
    for (const unclear of ["Tanque 1-1", "silo"])
      expect(placed(unclear)).toEqual([{ code: "cell.unknown_area", column: "department", details: { value: unclear } }]);
  });

  test("more than five activities or 200 persons are refused", () => {
    const six = "Trabalho em altura; Solda, corte e desbaste; Atividade 3; Atividade 4; Atividade 5; Atividade 6";
    expect(resolve({ activities: six })).toEqual([{ code: "cell.too_many", column: "activities", details: { maximum: 5 } }]);
    const cpfs = Array.from({ length: 201 }, (_, at) => `p${at}`);
    const ids = new Map(cpfs.map((cpf, at) => [cpf, at + 1]));
    expect(resolve({ workers: cpfs }, ids)).toEqual([{ code: "cell.too_many", column: "workers", details: { maximum: 200 } }]);
    expect(resolve({ workers: cpfs.map((cpf) => `x${cpf}`) }, ids)).toHaveLength(10);
  });
});

test("reasonOfRefusal names the column and the workers", () => {
  const reason = (code: Parameters<typeof reasonOfRefusal>[0]["code"], details?: unknown) => reasonOfRefusal({ code, details });
  expect(reason("risk_schedule.start_in_past")).toEqual({ code: "risk_schedule.start_in_past", column: "start" });
  expect(reason("risk_schedule.conflict_open", { conflicts: [] })).toEqual({ code: "risk_schedule.conflict_open", column: null });
  const employees = [{ name: "Ana" }, { name: null }, { name: "Bia" }];
  expect(reason("risk_schedule.worker_not_linked", { employees })).toMatchObject({ column: "workers", details: { names: "Ana; Bia" } });
  const bookings = [{ employeeName: "Ana", departmentName: "Moagem", start: line.start, end: line.end }];
  expect(reason("risk_schedule.double_booked", { bookings }).details).toEqual({
    names: "Ana (Moagem, 2026-03-10 07:00 – 2026-03-10 17:00)",
  });
  expect([waitsForUser("risk_schedule.conflict_open"), waitsForUser("risk_schedule.conflict_forbidden")]).toEqual([true, false]);
});
