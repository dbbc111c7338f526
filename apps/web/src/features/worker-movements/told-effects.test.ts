import { expect, test } from "vitest";
import { documentsByProject, monthText } from "./told-effects.ts";

const document = (name: string, effect: "opens" | "closes" = "opens", id = 4) => ({
  effect,
  name,
  plan: "SSMA" as const,
  total: 1,
  project: { id, name: `Projeto ${id}`, contractorName: "Serra Azul" },
});

test("documentsByProject groups by project and effect and counts names above the limit", () => {
  const many = ["A", "B", "C", "D", "E", "F", "G", "H"].map((name) => document(name));
  expect(documentsByProject([...many, document("I", "closes"), document("J", "opens", 5)])).toEqual([
    { effect: "opens", project: "Projeto 4", names: ["A", "B", "C", "D", "E", "F"], more: 2 },
    { effect: "closes", project: "Projeto 4", names: ["I"], more: 0 },
    { effect: "opens", project: "Projeto 5", names: ["J"], more: 0 },
  ]);
});

test("monthText shows the month before the year", () => {
  expect(monthText("2026-03")).toBe("03/2026");
});
