import { expect, test } from "vitest";
import { beforeAndAfter, differenceBySupplier, type SupplierScope } from "./dry-run.ts";
import type { Facts, Requirement } from "./reconcile/facts.ts";

const since = { from: "2026-01-01", until: null };
const requirement = (id: number, plan: "STP" | "SSMA", notAskedOf: readonly number[] = []): Requirement => ({
  id,
  typeId: id,
  plan,
  asks: "supplier",
  rhythm: "standing",
  holds: since,
  regimes: [],
  riskActivityIds: [],
  movements: [],
  notAskedOf,
});
const facts: Facts = {
  today: "2026-03-10",
  project: { runs: since, state: "active", riskActivityIds: [] },
  requirements: [requirement(1, "SSMA"), requirement(2, "SSMA", [7]), requirement(3, "STP")],
  suppliers: [7, 8].map((id) => ({ id, linked: since, plans: [{ plan: "SSMA" as const, holds: since }], monthsWithoutService: [] })),
  workers: [],
};
const differenceOf = (scope: SupplierScope) => {
  const { before, after } = beforeAndAfter(facts, { from: "2026-04-01", opened: [], closedIds: [], scope });
  return differenceBySupplier({ before, after }).map(({ supplierId, appears, vanishes }) => [supplierId, appears, vanishes]);
};

test("another scope of one supplier is looked at before it is saved, and touches no other supplier [R-286]", () => {
  expect(differenceOf({ supplierId: 7, plans: ["SSMA", "STP"], notAsked: undefined })).toEqual([
    [7, 1, 0],
    [8, 0, 0],
  ]);
  expect(differenceOf({ supplierId: 7, plans: undefined, notAsked: [1] })).toEqual([
    [7, 1, 1],
    [8, 0, 0],
  ]);
  expect(differenceOf({ supplierId: 7, plans: ["SSMA"], notAsked: [2] })).toEqual([
    [7, 0, 0],
    [8, 0, 0],
  ]);
});

test("what is demanded no more is asked of nobody else when somebody's exceptions change", () => {
  const over = { ...requirement(4, "SSMA", [7]), holds: { from: "2026-01-01", until: "2026-02-28" }, rhythm: "monthly" as const };
  const scope = { supplierId: 7, plans: undefined, notAsked: [] };
  const { before, after } = beforeAndAfter({ ...facts, requirements: [over] }, { from: "2026-04-01", opened: [], closedIds: [], scope });
  expect(differenceBySupplier({ before, after })).toMatchObject([{ appears: 0 }, { appears: 0 }]);
});
