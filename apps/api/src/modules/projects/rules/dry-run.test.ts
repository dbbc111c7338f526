import { expect, test } from "vitest";
import { factsWith, ipe, project, requirement, rigger } from "../../../../test/linking-facts.ts";
import { beforeAndAfter, differenceBySupplier } from "./dry-run.ts";

const differ = (facts = factsWith(), change = {}) => {
  const { before, after } = beforeAndAfter(facts, { from: "2026-04-01", opened: [], closedIds: [], ...change });
  return { day: after.today, difference: differenceBySupplier(before, after) };
};
const none = { supplierId: ipe.id, appears: 0, vanishes: 0, returns: 0, workers: 0 };

test("nothing changes, nothing differs, also on the day from which it would", () => {
  expect(differ()).toEqual({ day: "2026-04-01", difference: [none] });
  expect(differ(factsWith(), { from: "2026-01-01" }).day).toBe("2026-03-10");
});

test("a document more appears for whoever owes it, and one less vanishes", () => {
  const monthly = requirement({ id: 11, asks: "supplier", rhythm: "monthly", holds: { from: "2026-04-01", until: null } });
  expect(differ(factsWith(), { opened: [monthly] }).difference).toEqual([{ ...none, appears: 1 }]);
  expect(differ(factsWith(), { closedIds: [10] }).difference).toEqual([{ ...none, vanishes: 1, workers: 1 }]);
});

test("another risk asks for its documents of who is exposed to it, and no other", () => {
  const risky = requirement({ riskActivityIds: [2] });
  const facts = factsWith({ requirements: [risky], workers: [{ ...rigger, riskActivityIds: [2] }] });
  expect(differ(facts, { riskActivityIds: [1, 2] }).difference).toEqual([{ ...none, appears: 1, workers: 1 }]);
  expect(differ(facts, { riskActivityIds: [] }).difference).toEqual([none]);
});

test("of a project that is put away nothing is asked, whatever changes", () => {
  const facts = factsWith({ project: { ...project, state: "inactive" } });
  expect(differ(facts, { opened: [requirement({ id: 12 })] }).difference).toEqual([none]);
});
