import { expect, test } from "vitest";
import { factsWith, monthsIn, project, requirement, rigger } from "../../../../../test/facts/linking-facts.ts";
import type { Span } from "./facts.ts";
import { carriedOut, reconcile } from "./reconcile.ts";

const requirements = [requirement({ rhythm: "monthly" })];
const paused = (pauses: readonly Span[]) => factsWith({ project: { ...project, pauses }, requirements });

test("a reactivated project requires no month in which it was inactive throughout [R-252] [R-438]", () => {
  expect(monthsIn(reconcile(paused([{ from: "2026-01-20", until: "2026-03-04" }]), []).create)).toEqual(["2026-01", "2026-03"]);
  expect(monthsIn(reconcile(paused([{ from: "2026-02-02", until: "2026-02-28" }]), []).create)).toEqual(["2026-01", "2026-02", "2026-03"]);
});

test("a month is paused if absences cover its linked days [R-252] [R-438]", () => {
  const requiredMonths = (runs: Span, pauses: readonly Span[]) =>
    monthsIn(reconcile(factsWith({ project: { ...project, runs, pauses }, requirements }), []).create);
  expect(requiredMonths({ from: "2026-01-12", until: null }, [{ from: "2026-01-12", until: "2026-02-09" }])).toEqual([
    "2026-02",
    "2026-03",
  ]);
  expect(requiredMonths({ from: "2026-01-12", until: null }, [{ from: "2026-01-13", until: "2026-02-09" }])).toEqual([
    "2026-01",
    "2026-02",
    "2026-03",
  ]);
  expect(requiredMonths({ from: "2026-01-01", until: "2026-02-20" }, [{ from: "2026-02-01", until: "2026-02-20" }])).toEqual(["2026-01"]);
  const away = (...linked: readonly Span[]) =>
    monthsIn(
      reconcile(factsWith({ requirements, workers: [{ ...rigger, linked, away: [{ from: "2026-01-16", until: "2026-02-28" }] }] }), [])
        .create,
    );
  expect(away({ from: "2026-01-16", until: null })).toEqual(["2026-03"]);
  expect(away({ from: "2026-01-15", until: null })).toEqual(["2026-01", "2026-03"]);
  expect(away({ from: "2026-01-02", until: "2026-01-20" }, { from: "2026-02-03", until: null })).toEqual(["2026-01", "2026-03"]);
});

test("a month with two demand periods is paused only if both are [R-252] [R-438]", () => {
  const [before, after] = [
    { from: "2026-01-01", until: "2026-02-09" },
    { from: "2026-02-10", until: null },
  ];
  const twice = [before, after].map((holds, at) => requirement({ id: 10 + at, typeId: 5, rhythm: "monthly", holds }));
  const requiredMonths = (pause: Span) =>
    monthsIn(reconcile(factsWith({ project: { ...project, pauses: [pause] }, requirements: twice }), []).create);
  expect(requiredMonths({ from: "2026-02-01", until: "2026-02-12" })).toEqual(["2026-01", "2026-02", "2026-03"]);
  expect(requiredMonths({ from: "2026-02-01", until: "2026-02-28" })).toEqual(["2026-01", "2026-03"]);
});

test("a past pause deactivates the month's existing pendency but not standing documents", () => {
  const everything = [...requirements, requirement({ id: 11 })];
  const existing = carriedOut(reconcile(factsWith({ requirements: everything }), []));
  const facts = { ...paused([{ from: "2026-02-01", until: "2026-02-28" }]), requirements: everything };
  const february = existing
    .filter(({ month }) => month === "2026-02")
    .map(({ id }) => ({ id, rest: { for: "a_time", reason: "project_inactive_in_month" } }));
  expect(reconcile(facts, existing)).toEqual({ create: [], deactivate: february, reactivate: [], reschedule: [] });
});

test("a yearly document is not required when a pause covers the month [R-438]", () => {
  const thirteenth = [requirement({ rhythm: "yearly", dueMonth: "02" })];
  const requiredMonths = (pauses: readonly Span[]) =>
    monthsIn(reconcile(factsWith({ project: { ...project, pauses }, requirements: thirteenth }), []).create);
  expect(requiredMonths([{ from: "2026-02-02", until: null }])).toEqual(["2026-01"]);
  expect(requiredMonths([{ from: "2026-01-20", until: "2026-03-04" }])).toEqual([]);
});
