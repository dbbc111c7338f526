import type { PanelComparison } from "@emdia/contract/panels/comparison.ts";
import { expect, test } from "vitest";
import { changeOf } from "./change.ts";

const none = { figures: null, gap: "day" as const };
const pendencies = (settled: number, total: number) => ({
  figures: { total, settled, irregular: total - settled, statuses: [], plans: [] },
  gap: null,
});
const earlier: PanelComparison = {
  day: "2026-02-08",
  pendencies: pendencies(7, 10),
  projects: { figures: { total: 4, active: 3, inactive: 1 }, gap: null },
  workers: { figures: { total: 9, withPendencies: 2, withoutPendencies: 7, statuses: [] }, gap: null },
};

test("each indicator compares its main figure", () => {
  expect(changeOf("conformity", 74, earlier)).toEqual({ kind: "more", count: 4 });
  expect(changeOf("pendencies", 1, earlier)).toEqual({ kind: "less", count: 2 });
  expect(changeOf("projects", 3, earlier)).toEqual({ kind: "same", count: 0 });
  expect(changeOf("workers", 12, earlier)).toEqual({ kind: "more", count: 3 });
});

test("a gap or an empty day is no change", () => {
  const gaps: PanelComparison = { ...earlier, pendencies: none, workers: { figures: null, gap: "filter" } };
  expect(changeOf("pendencies", 1, gaps)).toEqual({ kind: "gapDay" });
  expect(changeOf("workers", 1, gaps)).toEqual({ kind: "gapFilter" });
  expect(changeOf("conformity", 50, { ...earlier, pendencies: pendencies(0, 0) })).toEqual({ kind: "empty" });
  expect(changeOf("conformity", null, earlier)).toEqual({ kind: "empty" });
});
