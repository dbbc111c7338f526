import type { PendencyReport } from "@emdia/contract/panels/reports.ts";
import { shareOf } from "@emdia/contract/panels/share.ts";
import { expect, test } from "vitest";
import { sentenceOf } from "./chart-sentence.ts";
import { type ChartPoint, type ChartSeries, monthsOf, seriesOf } from "./chart-series.ts";

const month = (name: string | null, settled: number, total: number): ChartPoint => ({ month: name, settled, total });
const stp = (...points: readonly ChartPoint[]): ChartSeries => ({ plan: "STP", list: null, points });
const ssma = (...points: readonly ChartPoint[]): ChartSeries => ({ plan: "SSMA", list: null, points });

test("the sentence compares the latest month with the one before", () => {
  const before = month("2026-09", 78, 100);
  expect(sentenceOf([stp(before, month("2026-10", 82, 100))])).toEqual({
    kind: "more",
    month: "2026-10",
    share: 82,
    previous: "2026-09",
    count: 4,
  });
  expect(sentenceOf([stp(before, month("2026-10", 70, 100))])).toMatchObject({ kind: "less", share: 70, count: 8 });
  expect(sentenceOf([stp(before, month("2026-11", 39, 50))])).toMatchObject({ kind: "same", previous: "2026-09", count: 0 });
});

test("the sentence adds the plans of a month", () => {
  const series = [stp(month("2026-09", 1, 2), month("2026-10", 10, 10)), ssma(month("2026-10", 5, 20))];
  expect(sentenceOf(series)).toMatchObject({ kind: "same", share: 50 });
});

test("the sentence leaves out documents without a month", () => {
  expect(sentenceOf([stp(month("2026-10", 3, 4), month(null, 0, 9))])).toEqual({ kind: "single", month: "2026-10", share: 75 });
  expect(sentenceOf([stp(month(null, 0, 9))])).toEqual({ kind: "empty" });
  expect(sentenceOf([])).toEqual({ kind: "empty" });
});

test("a share exists only with a document and is 100 only if all are settled", () => {
  expect([shareOf({ settled: 0, total: 0 }), shareOf({ settled: 199, total: 200 }), shareOf({ settled: 2, total: 2 })]).toEqual([
    null,
    99,
    100,
  ]);
});

test("the months of a chart are sorted, and documents without a month come last", () => {
  const report: PendencyReport = {
    plan: "STP",
    list: null,
    conformityMonth: { months: [{ month: "2026-02", settled: 1, total: 2 }], withoutReferenceMonth: { settled: 0, total: 3 } },
    conformityCreation: { months: [{ month: "2026-01", settled: 1, total: 5 }] },
  };
  const withoutMonth = seriesOf("ConformityMonth", report);
  expect(monthsOf([withoutMonth, ssma(month("2026-01", 1, 1), month("2026-02", 0, 1))])).toEqual(["2026-01", "2026-02", null]);
  expect(seriesOf("ConformityCreation", report).points).toEqual([month("2026-01", 1, 5)]);
});
