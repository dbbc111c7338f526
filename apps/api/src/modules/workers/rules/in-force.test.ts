import { expect, test } from "vitest";
import { admitted, story } from "../../../../test/facts/worker-facts.ts";
import { correctedBy, effectiveRecordOn } from "./in-force.ts";

const hired = { ...admitted, newRole: "Montador", exposedToRisk: false };

test("role and exposure come from the last movement that sets them", () => {
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

test("the admission sets values before its date, and other movements do not", () => {
  expect(effectiveRecordOn(story(hired), "2026-01-01")).toEqual({
    role: "Montador",
    exposedToRisk: false,
    admissionDate: "2026-01-10",
    changesOn: "2026-01-10",
  });
  const silent = story(admitted, { kind: "function_change", startDate: "2026-02-01", newRole: "Encarregado" });
  expect(effectiveRecordOn(silent, "2026-01-15").role).toBeNull();
});

test("the admission date is that of the last admission that has begun", () => {
  const told = story(hired, { kind: "dismissal", startDate: "2026-02-01" }, { kind: "admission", startDate: "2026-05-01" });
  expect(effectiveRecordOn(told, "2026-04-30")).toMatchObject({ admissionDate: "2026-01-10", changesOn: "2026-05-01" });
  expect(effectiveRecordOn(told, "2026-05-01").admissionDate).toBe("2026-05-01");
});

test("effectiveRecordOn returns null values when there are no movements", () => {
  expect(effectiveRecordOn([], "2026-01-01")).toEqual({ role: null, exposedToRisk: null, admissionDate: null, changesOn: null });
});

test("correctedBy changes the movements that set the corrected values", () => {
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
