import { expect, test } from "vitest";
import { type Described, fieldChanges, teamChanges } from "./changes.ts";

const before: Described = {
  facility: { id: 1, name: "Mina" },
  department: { id: 2, name: "Britagem" },
  startsAt: "2026-03-10 07:00",
  endsAt: "2026-03-10 17:00",
  description: "",
  precautions: "Isolar a área",
  supervisor: null,
};

test("a change has old and new values of the fields that differ", () => {
  expect(fieldChanges(before, before)).toEqual([]);
  const after: Described = {
    ...before,
    department: { id: 3, name: "Britagem" },
    endsAt: "2026-03-10 18:00",
    description: "Troca de telhas",
    precautions: "",
    supervisor: { id: 9, name: "Edson Lima" },
  };
  expect(fieldChanges(before, after)).toEqual([
    { field: "department", from: "Britagem", to: "Britagem" },
    { field: "end", from: "2026-03-10 17:00", to: "2026-03-10 18:00" },
    { field: "description", from: null, to: "Troca de telhas" },
    { field: "precautions", from: "Isolar a área", to: null },
    { field: "supervisor", from: null, to: "Edson Lima" },
  ]);
  expect(fieldChanges(after, before).at(-1)).toEqual({ field: "supervisor", from: "Edson Lima", to: null });
});

test("a change of the team has added, removed and moved workers", () => {
  const team = [
    { employeeId: 1, part: "executes" },
    { employeeId: 2, part: "executes" },
    { employeeId: 3, part: "watches" },
  ] as const;
  const changed = [
    { employeeId: 2, part: "supervises" },
    { employeeId: 3, part: "watches" },
    { employeeId: 4, part: "executes" },
  ] as const;
  expect(teamChanges(team, changed)).toEqual({
    added: [{ employeeId: 4, part: "executes" }],
    removed: [1],
    moved: [{ employeeId: 2, part: "supervises", from: "executes" }],
  });
});
