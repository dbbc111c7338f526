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
  dueMonth: null,
  holds: since,
  regimes: [],
  riskActivityIds: [],
  movements: [],
  notAskedOf,
});
const facts: Facts = {
  today: "2026-03-10",
  project: { runs: since, state: "active", pauses: [], riskActivityIds: [] },
  requirements: [requirement(1, "SSMA"), requirement(2, "SSMA", [7]), requirement(3, "STP")],
  suppliers: [7, 8].map((id) => ({ id, linked: since, plans: [{ plan: "SSMA" as const, holds: since }], monthsWithoutService: [] })),
  workers: [],
};
const planMonths = (plan: "STP" | "SSMA", startReference: string | null = null, endReference: string | null = null) => ({
  plan,
  startReference,
  endReference,
});
const differenceOf = (scope: SupplierScope) => {
  const { before, after } = beforeAndAfter(facts, { from: "2026-04-01", since: "2026-04-01", opened: [], closedIds: [], scope });
  return differenceBySupplier({ before, after }).map(({ supplierId, appears, vanishes }) => [supplierId, appears, vanishes]);
};

test("a scope change of one supplier changes no other supplier [R-286]", () => {
  expect(differenceOf({ supplierId: 7, plans: [planMonths("SSMA"), planMonths("STP")], notAsked: undefined })).toEqual([
    [7, 1, 0],
    [8, 0, 0],
  ]);
  expect(differenceOf({ supplierId: 7, plans: undefined, notAsked: [1] })).toEqual([
    [7, 1, 1],
    [8, 0, 0],
  ]);
  expect(differenceOf({ supplierId: 7, plans: [planMonths("SSMA")], notAsked: [2] })).toEqual([
    [7, 0, 0],
    [8, 0, 0],
  ]);
});

test("changed exceptions do not reopen a requirement that has ended", () => {
  const over = { ...requirement(4, "SSMA", [7]), holds: { from: "2026-01-01", until: "2026-02-28" }, rhythm: "monthly" as const };
  const scope = { supplierId: 7, plans: undefined, notAsked: [] };
  const { before, after } = beforeAndAfter(
    { ...facts, requirements: [over] },
    { from: "2026-04-01", since: "2026-04-01", opened: [], closedIds: [], scope },
  );
  expect(differenceBySupplier({ before, after })).toMatchObject([{ appears: 0 }, { appears: 0 }]);
});

test("an added plan requires its months, or all since the link", () => {
  const monthly = { ...requirement(5, "STP"), rhythm: "monthly" as const };
  const appears = (plan: ReturnType<typeof planMonths>) => {
    const scope = { supplierId: 7, plans: [planMonths("SSMA"), plan], notAsked: undefined };
    const change = { from: "2026-03-10", since: "2026-03-10", opened: [], closedIds: [], scope };
    const [supplier] = differenceBySupplier(beforeAndAfter({ ...facts, requirements: [monthly] }, change));
    return supplier?.appears;
  };
  expect([appears(planMonths("STP")), appears(planMonths("STP", "2026-02")), appears(planMonths("STP", "2026-01", "2026-01"))]).toEqual([
    3, 2, 1,
  ]);
  expect(appears(planMonths("STP", "2026-07"))).toBe(0);
});
