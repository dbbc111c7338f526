import { expect, test } from "vitest";
import { figuresOf, recordedPendencies, recordedProjects, recordedWorkers } from "./recorded-figures.ts";

const totals = [
  { figure: "pendencies.STP", status: "DONE", total: 5 },
  { figure: "pendencies.STP", status: "OPEN", total: 2 },
  { figure: "pendencies.SSMA", status: "DONE", total: 1 },
  { figure: "projects", status: "active", total: 4 },
  { figure: "projects", status: "inactive", total: 1 },
  { figure: "projects.STP", status: "active", total: 3 },
  { figure: "workers", status: "active", total: 9 },
  { figure: "workers", status: "active.pending", total: 2 },
  { figure: "workers.STP", status: "vacation", total: 1 },
];

test("amounts of records become the figures of the indicators", () => {
  const pendencies = recordedPendencies(totals, undefined);
  expect(pendencies).toMatchObject({ total: 8, settled: 6, irregular: 2 });
  expect(pendencies.plans).toMatchObject([
    { plan: "STP", total: 7, settled: 5, irregular: 2 },
    { plan: "SSMA", total: 1, settled: 1, irregular: 0 },
  ]);
  expect(pendencies.statuses).toContainEqual({ status: "DONE", total: 6 });
  expect(recordedProjects(totals, undefined)).toEqual({ total: 5, active: 4, inactive: 1 });
  expect(recordedWorkers(totals, undefined)).toMatchObject({ total: 9, withPendencies: 2, withoutPendencies: 7 });
});

test("a plan selects its own records", () => {
  expect(figuresOf("STP")).toEqual(["pendencies.STP", "projects.STP", "workers.STP"]);
  expect(figuresOf(undefined)).toEqual(["pendencies.STP", "pendencies.SSMA", "projects", "workers"]);
  expect(recordedPendencies(totals, "SSMA")).toMatchObject({ total: 1, plans: [{ plan: "SSMA" }] });
  expect(recordedProjects(totals, "STP")).toEqual({ total: 3, active: 3, inactive: 0 });
  expect(recordedWorkers(totals, "STP").statuses).toContainEqual({ status: "vacation", total: 1, withPendencies: 0, withoutPendencies: 1 });
});
