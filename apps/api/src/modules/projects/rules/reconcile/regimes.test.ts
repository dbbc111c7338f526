import { expect, test } from "vitest";
import { factsWith, monthsIn, requirement, rigger } from "../../../../../test/facts/linking-facts.ts";
import type { Facts, Requirement } from "./facts.ts";
import { carriedOut, reconcile } from "./reconcile.ts";

const changed = { ...rigger, regime: "mei", formerRegimes: [{ regime: "clt", until: "2026-02-09" }] };
const monthly = (regimes: readonly string[]) => [requirement({ regimes, rhythm: "monthly" })];
const monthsOf = (regimes: readonly string[], worker = changed) =>
  monthsIn(reconcile(factsWith({ requirements: monthly(regimes), workers: [worker] }), []).create);

test("a regime's monthly document includes the month of the regime change [R-438]", () => {
  expect(monthsOf(["clt"])).toEqual(["2026-01", "2026-02"]);
  expect(monthsOf(["mei"])).toEqual(["2026-02", "2026-03"]);
});

test("a document of both regimes continues through the change of regime", () => {
  expect(monthsOf(["clt", "mei"])).toEqual(["2026-01", "2026-02", "2026-03"]);
  expect(monthsOf([])).toEqual(["2026-01", "2026-02", "2026-03"]);
  expect(monthsOf(["intern"])).toEqual([]);
});

test("a repeated regime requires the months of both periods, not those between", () => {
  const back = { ...rigger, regime: "clt", formerRegimes: [...changed.formerRegimes, { regime: "mei", until: "2026-02-28" }] };
  expect(monthsOf(["clt"], back)).toEqual(["2026-01", "2026-02", "2026-03"]);
  const later = {
    ...back,
    formerRegimes: [
      { regime: "clt", until: "2026-01-31" },
      { regime: "mei", until: "2026-02-28" },
    ],
  };
  expect(monthsOf(["clt"], later)).toEqual(["2026-01", "2026-03"]);
});

test("a regime change ends the former regime's documents but keeps past months", () => {
  const requirements = [requirement({ regimes: ["clt"] }), requirement({ id: 11, regimes: ["clt"], rhythm: "monthly" })];
  const before = carriedOut(reconcile(factsWith({ requirements }), []));
  const { create, deactivate } = reconcile(factsWith({ requirements, workers: [changed] }), before);
  const ended = before.filter(({ month }) => month === null || month > "2026-02").map(({ id }) => id);
  expect(create).toEqual([]);
  expect(deactivate.map(({ id }) => id).toSorted()).toEqual(ended.toSorted());
});

const ofSupplier = (rhythm: Requirement["rhythm"], workers: Facts["workers"], dueMonth: string | null = null) =>
  reconcile(factsWith({ requirements: [requirement({ asks: "supplier", rhythm, dueMonth, regimes: ["clt"] })], workers }), []).create.map(
    ({ month }) => month,
  );

test("a supplier owes a regime's monthly documents unless all workers have another [R-438]", () => {
  const partner = { ...rigger, regime: "partner" };
  expect(ofSupplier("monthly", [])).toEqual(["2026-01", "2026-02", "2026-03"]);
  expect(ofSupplier("monthly", [partner])).toEqual([]);
  expect(ofSupplier("monthly", [partner, { ...changed, id: 8 }])).toEqual(["2026-01", "2026-02"]);
  expect(ofSupplier("monthly", [{ ...partner, linked: [{ from: "2026-02-10", until: null }] }])).toEqual(["2026-01"]);
});

test("standing and yearly supplier documents require a worker of the regime", () => {
  const partner = { ...rigger, regime: "partner" };
  expect(ofSupplier("standing", [rigger, partner])).toEqual([null]);
  expect(ofSupplier("standing", [changed])).toEqual([]);
  expect(ofSupplier("yearly", [changed])).toEqual(["2026-01"]);
  expect(ofSupplier("yearly", [changed], "03")).toEqual([]);
});
