import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { describe, expect, test } from "vitest";
import { type Activity, CONFINED_SPACE, CONFINED_SPACE_SUPERVISION, demandsOf } from "./activity.ts";
import { checkTeam } from "./team.ts";

const member = (employeeId: number, part: TeamPart = "executes") => ({ employeeId, part });
const height = { code: "ALTURA" };
const confined = { code: CONFINED_SPACE };

describe("team", () => {
  test("has a worker once, and its supervisor among its workers", () => {
    expect(checkTeam({ supervisorId: null, employees: [member(1), member(2)] }, [height]).ok).toBe(true);
    expect(checkTeam({ supervisorId: 2, employees: [member(1), member(2, "supervises")] }, [height]).ok).toBe(true);
    expect(checkTeam({ supervisorId: null, employees: [member(1), member(1, "watches")] }, [height])).toMatchObject({
      code: "risk_schedule.employee_repeated",
      details: { employeeId: 1 },
    });
    expect(checkTeam({ supervisorId: 3, employees: [member(1)] }, [height])).toMatchObject({
      code: "risk_schedule.supervisor_outside_team",
    });
  });

  test.each([
    ["no watch", { supervisorId: 1, employees: [member(1, "supervises"), member(2)] }, "risk_schedule.watch_missing"],
    ["no supervisor", { supervisorId: null, employees: [member(1, "watches"), member(2)] }, "risk_schedule.supervisor_missing"],
    ["a supervisor who enters", { supervisorId: 2, employees: [member(1, "watches"), member(2)] }, "risk_schedule.supervisor_enters"],
  ])("for a confined space is refused with %s", (_what, team, code) => {
    expect(checkTeam(team, [height, confined])).toMatchObject({ ok: false, code });
  });

  test("for a confined space may be supervised by its watch", () => {
    expect(checkTeam({ supervisorId: 1, employees: [member(1, "watches"), member(2)] }, [confined]).ok).toBe(true);
  });
});

type Given = { readonly id: number; readonly code: string | null; readonly training: number; readonly documents?: Activity["documents"] };
const activity = ({ id, code, training, documents = [] }: Given): Activity => ({
  ownerId: 0,
  id,
  version: 1,
  code,
  name: `Atividade ${id}`,
  norm: null,
  permit: null,
  permitKind: "none",
  trainings: [{ norm: `NR-${training}`, certificate: { id: 300 + training, name: `Certificado ${training}` } }],
  documents,
});
const supervision = activity({ id: 6, code: CONFINED_SPACE_SUPERVISION, training: 12 });
const entry = activity({ id: 5, code: CONFINED_SPACE, training: 11 });
const typesOf = (activities: readonly Activity[], part: TeamPart, isSupervisor = false) =>
  demandsOf({ activities, supervision }, { part, isSupervisor }).documents.map(({ typeId }) => typeId);

describe("demands", () => {
  test("are the trainings and the worker's own documents of each activity, once each", () => {
    const documents = [
      { id: 370, name: "Liberação", kind: "EMPLOYEE" as const },
      { id: 371, name: "Registro", kind: "RISK" as const },
      { id: 363, name: "Procedimento", kind: "OTHERS" as const },
      { id: 360, name: "APR", kind: "PROVIDER" as const },
    ];
    const work = [activity({ id: 1, code: "ALTURA", training: 14, documents }), activity({ id: 9, code: "PTA", training: 14, documents })];
    const { documents: demanded, declarations } = demandsOf({ activities: work, supervision }, { part: "executes", isSupervisor: false });
    expect(demanded).toEqual([
      { typeId: 314, name: "Certificado 14", norm: "NR-14" },
      { typeId: 370, name: "Liberação", norm: null },
      { typeId: 371, name: "Registro", norm: null },
    ]);
    expect(declarations).toEqual([
      { name: "Atividade 1", anyOf: [1] },
      { name: "Atividade 9", anyOf: [9] },
    ]);
  });

  test("of a confined space depend on the part in the team", () => {
    expect(typesOf([entry], "executes")).toEqual([311]);
    expect(typesOf([entry], "watches")).toEqual([311]);
    expect(typesOf([entry], "watches", true)).toEqual([311, 312]);
    expect(typesOf([entry], "supervises", true)).toEqual([312]);
    expect(typesOf([entry], "supervises")).toEqual([312]);
    expect(typesOf([supervision], "executes")).toEqual([]);
    expect(typesOf([entry, supervision], "supervises", true)).toEqual([312]);
    const { declarations } = demandsOf({ activities: [entry], supervision }, { part: "executes", isSupervisor: false });
    expect(declarations).toEqual([{ name: "Atividade 5", anyOf: [5, 6] }]);
  });

  test("of a confined space lack the supervisor's training if the catalogue has none", () => {
    const { documents, declarations } = demandsOf(
      { activities: [entry], supervision: undefined },
      { part: "supervises", isSupervisor: true },
    );
    expect(documents).toEqual([]);
    expect(declarations).toEqual([{ name: "Atividade 5", anyOf: [5] }]);
  });
});
