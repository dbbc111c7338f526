import { TrainingClassListQuery } from "@emdia/contract/trainings/class-routes.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { filterQuery } from "../../../shared/list/filter-address.ts";
import { classPeriods, hiddenFilters, isNarrowed, isReversed, noFilters, periodFilter, periodOf } from "./class-filter.ts";

const opening = z.parse(TrainingClassListQuery, {});

test("the period survives the address, and none means not finished [R-338]", () => {
  expect(periodOf(opening)).toBe("next");
  const addresses = classPeriods.map((period) => filterQuery(TrainingClassListQuery, { ...opening, ...periodFilter(period) }));
  expect(addresses).toEqual([{}, { hasFinish: true }, { all: true }]);
  expect(addresses.map((address) => periodOf(z.parse(TrainingClassListQuery, address)))).toEqual([...classPeriods]);
});

test("name, employee and days narrow the list until cleared", () => {
  const asked = { ...opening, name: "NR-35", employee: "Rui", startDate: "2026-03-10", endDate: "2026-03-01" };
  expect([hiddenFilters(asked), isNarrowed(asked), isReversed(asked)]).toEqual([3, true, true]);
  expect([isNarrowed({ ...asked, ...noFilters }), isNarrowed({ ...opening, name: "a" }), isReversed(opening)]).toEqual([
    false,
    true,
    false,
  ]);
});
