import { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { filterQuery, readFilter } from "../../../shared/list/filter-address.ts";
import { hiddenFilters, isNarrowed, isReversed, noFilters } from "./schedule-filter.ts";

const opening = z.parse(RiskScheduleListQuery, {});
const asked = {
  ...opening,
  riskActivityName: "altura",
  projectName: "Britagem",
  employeeName: "Rui",
  status: ["suspended", "scheduled"],
  inConflict: true,
  from: "2026-03-10",
  until: "2026-03-01",
} as RiskScheduleListQuery;

test("the filters of the list survive the address [R-327]", () => {
  expect(readFilter(RiskScheduleListQuery, filterQuery(RiskScheduleListQuery, asked))).toEqual(asked);
});

test("the list is narrowed until its filters are cleared", () => {
  expect([hiddenFilters(asked), isNarrowed(asked), isReversed(asked)]).toEqual([4, true, true]);
  expect([isNarrowed(opening), isNarrowed({ ...opening, status: ["cancelled"] }), isReversed(opening)]).toEqual([false, true, false]);
  const cleared = { ...asked, ...noFilters };
  expect([hiddenFilters(cleared), isNarrowed(cleared)]).toEqual([0, false]);
});
