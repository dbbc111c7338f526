import { ProjectListQuery } from "@emdia/contract/projects/routes.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { activeFilters, isNarrowed, noFilters } from "./active-filters.ts";

const filter = (asked: Partial<ProjectListQuery>): ProjectListQuery => ({ ...z.parse(ProjectListQuery, {}), ...asked });

test("activeFilters lists each company, each unit and each date separately [R-258]", () => {
  const asked = filter({ companies: [1, 2], facilities: [7], startsFrom: "2026-01-01", endsUntil: "2026-12-31" });
  expect(activeFilters(asked)).toEqual([
    { kind: "companies", id: 1, change: { companies: [2] } },
    { kind: "companies", id: 2, change: { companies: [1] } },
    { kind: "facilities", id: 7, change: { facilities: undefined } },
    { kind: "startsFrom", day: "2026-01-01", change: { startsFrom: undefined } },
    { kind: "endsUntil", day: "2026-12-31", change: { endsUntil: undefined } },
  ]);
});

test("activeFilters counts the ids of a link and names its plans", () => {
  expect(activeFilters(filter({ departments: [1, 2], projects: [7], provider: [9], plan: ["STP"] }))).toEqual([
    { kind: "departments", count: 2, change: { departments: undefined } },
    { kind: "projects", count: 1, change: { projects: undefined } },
    { kind: "provider", count: 1, change: { provider: undefined } },
    { kind: "plan", plans: ["STP"], change: { plan: undefined } },
  ]);
});

test("activeFilters is empty for a search text and a state [R-258]", () => {
  expect(activeFilters(filter({ query: "andaimes", state: ["active"] }))).toEqual([]);
});

test("isNarrowed ignores order and page [R-258]", () => {
  expect(isNarrowed(filter({ orderBy: "NAME_DESC", page: 3, itemsPerPage: 50, query: "" }))).toBe(false);
  for (const asked of [{ query: "a" }, { state: ["active" as const] }, { companies: [1] }, { endsUntil: "2026-12-31" }])
    expect(isNarrowed(filter(asked))).toBe(true);
});

test("noFilters removes every filter but keeps the order [R-258]", () => {
  const cleared = { ...filter({ orderBy: "END_DATE_ASC", query: "a", companies: [1], startsFrom: "2026-01-01" }), ...noFilters };
  expect(isNarrowed(cleared)).toBe(false);
  expect(cleared.orderBy).toBe("END_DATE_ASC");
});
