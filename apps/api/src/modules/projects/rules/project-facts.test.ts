import { expect, test } from "vitest";
import { type Demanded, type FactsInput, factsFrom, firstDay, type Reading, requirementFrom } from "./project-facts.ts";

const aso: Demanded = {
  id: 5,
  plan: "SSMA",
  ownerId: 0,
  typeId: 301,
  kind: "EMPLOYEE",
  frequency: "always_valid",
  dueFigure: null,
  movement: null,
  regimes: ["clt_indefinite"],
  holdsFrom: "2026-03-01",
  holdsUntil: null,
  notAskedOf: [],
};
const heights = { ownerId: 0, id: 7, documents: [{ ownerId: 0, id: 363 }], trainings: [{ certificate: { ownerId: 0, id: 371 } }] };
const thirteenth = { unit: "month_day", value: 1130 };
const reading: Reading = { activities: [heights], figureOn: (key) => (key === "thirteenth.first.due" ? thirteenth : undefined) };
const nothingDangerous: Reading = { ...reading, activities: [] };
const stored: FactsInput = {
  today: "2026-03-10",
  project: { startDate: "2026-01-05", endDate: "2026-12-31", state: "active" },
  pauses: [],
  riskActivityIds: [7],
  reading,
  requirements: [aso],
  suppliers: [],
  monthsWithoutService: [],
  workers: [],
};

test("requirementFrom maps each catalogue frequency to a rhythm", () => {
  const frequencies = ["once", "always_valid", "monthly", "yearly", "on_movement"] as const;
  expect(frequencies.map((frequency) => requirementFrom({ ...aso, frequency }, nothingDangerous).rhythm)).toEqual([
    "standing",
    "standing",
    "monthly",
    "yearly",
    "movement",
  ]);
  expect(requirementFrom({ ...aso, frequency: "on_movement", movement: "admission" }, nothingDangerous).movements).toEqual(["admission"]);
});

test("the due month comes from the figure and is null without one", () => {
  const dueMonth = (dueFigure: string | null) => requirementFrom({ ...aso, frequency: "yearly", dueFigure }, reading).dueMonth;
  expect([dueMonth("thirteenth.first.due"), dueMonth(null)]).toEqual(["11", null]);
});

test("a risk document applies only to activities that demand it", () => {
  const of = (typeId: number, kind: Demanded["kind"]) => requirementFrom({ ...aso, typeId, kind }, reading);
  expect(of(363, "RISK").riskActivityIds).toEqual([7]);
  expect(of(371, "RISK").riskActivityIds).toEqual([7]);
  expect(of(999, "RISK").riskActivityIds).toEqual([0]);
  expect(of(363, "EMPLOYEE")).toMatchObject({ riskActivityIds: [], asks: "worker" });
  expect(of(363, "PROVIDER").asks).toBe("supplier");
});

test("firstDay is the start date if that has passed, otherwise today", () => {
  expect(firstDay("2026-01-05", "2026-03-10")).toBe("2026-01-05");
  expect(firstDay("2026-05-01", "2026-03-10")).toBe("2026-03-10");
  expect(firstDay(null, "2026-03-10")).toBe("2026-03-10");
});

test("a project without a start date runs from 1900", () => {
  expect(factsFrom(stored).project).toEqual({
    runs: { from: "2026-01-05", until: "2026-12-31" },
    state: "active",
    pauses: [],
    riskActivityIds: [7],
  });
  const open = factsFrom({ ...stored, project: { startDate: null, endDate: null, state: "inactive" } });
  expect(open.project.runs).toEqual({ from: "1900-01-01", until: null });
});

test("a supplier owes documents from its link, and STP within its months [R-289]", () => {
  const plans = [
    { plan: "SSMA" as const, startReference: null, endReference: null },
    { plan: "STP" as const, startReference: "2026-02", endReference: "2026-06" },
  ];
  const [linked, chosen] = factsFrom({
    ...stored,
    suppliers: [
      { companyId: 2, linkedFrom: "2026-02-10", plans },
      { companyId: 3, linkedFrom: null, plans: [] },
    ],
    monthsWithoutService: [{ companyId: 2, month: "2026-03" }],
  }).suppliers;
  expect(linked).toEqual({
    id: 2,
    linked: { from: "2026-02-10", until: null },
    plans: [
      { plan: "SSMA", holds: { from: "2026-02-10", until: null } },
      { plan: "STP", holds: { from: "2026-02-01", until: "2026-06-30" } },
    ],
    monthsWithoutService: ["2026-03"],
  });
  expect(chosen).toMatchObject({ linked: { from: "2026-01-05" }, monthsWithoutService: [] });
});
