import { expect, test } from "vitest";
import { admitted, story } from "../../../../test/facts/worker-facts.ts";
import { correctedBy, effectiveRecordOn } from "./in-force.ts";

const hired = { ...admitted, newRole: "Montador", exposedToRisk: false };

test("the role and the exposure are those of the last movement that speaks of them", () => {
  const told = story(
    hired,
    { kind: "function_change", startDate: "2026-02-01", newRole: "Encarregado" },
    { kind: "risk_change", startDate: "2026-03-01", exposedToRisk: true },
    { kind: "leave", startDate: "2026-04-01" },
  );
  expect(effectiveRecordOn(told, "2026-01-31")).toMatchObject({ role: "Montador", exposedToRisk: false, changesOn: "2026-02-01" });
  expect(effectiveRecordOn(told, "2026-02-01")).toMatchObject({ role: "Encarregado", exposedToRisk: false, changesOn: "2026-03-01" });
  expect(effectiveRecordOn(told, "2026-03-01")).toMatchObject({ role: "Encarregado", exposedToRisk: true, changesOn: null });
});

test("before the admission its word counts already, and no other movement's", () => {
  expect(effectiveRecordOn(story(hired), "2026-01-01")).toEqual({
    role: "Montador",
    exposedToRisk: false,
    admissionDate: "2026-01-10",
    changesOn: "2026-01-10",
  });
  const silent = story(admitted, { kind: "function_change", startDate: "2026-02-01", newRole: "Encarregado" });
  expect(effectiveRecordOn(silent, "2026-01-15").role).toBeNull();
});

test("the admission is the last that has begun", () => {
  const told = story(hired, { kind: "dismissal", startDate: "2026-02-01" }, { kind: "admission", startDate: "2026-05-01" });
  expect(effectiveRecordOn(told, "2026-04-30")).toMatchObject({ admissionDate: "2026-01-10", changesOn: "2026-05-01" });
  expect(effectiveRecordOn(told, "2026-05-01").admissionDate).toBe("2026-05-01");
});

test("where nothing happened nothing is said", () => {
  expect(effectiveRecordOn([], "2026-01-01")).toEqual({ role: null, exposedToRisk: null, admissionDate: null, changesOn: null });
});

test("whoever corrects the record corrects the movements that say so", () => {
  const told = story(
    hired,
    { kind: "function_change", startDate: "2026-02-01", newRole: "Encarregado" },
    { kind: "risk_change", startDate: "2026-09-01", exposedToRisk: true },
  );
  const asItIs = { role: "Encarregado", exposedToRisk: false, admissionDate: "2026-01-10" };
  expect(correctedBy(told, asItIs, "2026-03-01")).toEqual([]);
  const said = { role: "Supervisor", exposedToRisk: true, admissionDate: "2026-01-08" };
  expect(correctedBy(told, said, "2026-03-01")).toMatchObject([
    { id: 1, newRole: "Montador", exposedToRisk: true, startDate: "2026-01-08" },
    { id: 2, newRole: "Supervisor", exposedToRisk: null, startDate: "2026-02-01" },
  ]);
});
