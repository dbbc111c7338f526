import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { expect, test } from "vitest";
import { hiddenFilters, isNarrowed, noFilters } from "./active-filters.ts";

const unfiltered: WorkerListQuery = { page: 1, itemsPerPage: 10, orderBy: "NAME_ASC" };

test("isNarrowed is true for any set filter and false for empty ones [R-479]", () => {
  expect(isNarrowed(unfiltered)).toBe(false);
  expect(isNarrowed({ ...unfiltered, nameOrDocument: "", withOutProjects: false })).toBe(false);
  for (const filter of [
    { nameOrDocument: "ana" },
    { withOutProjects: true },
    { provider: 4 },
    { mayWork: "no" as const },
    { statusSTP: ["OPEN" as const] },
  ])
    expect(isNarrowed({ ...unfiltered, ...filter })).toBe(true);
  const narrowed: WorkerListQuery = { ...unfiltered, contract: "CT-1", statusSTP: ["OPEN"] };
  expect([isNarrowed(narrowed), isNarrowed({ ...narrowed, ...noFilters })]).toEqual([true, false]);
});

test("hiddenFilters counts only the filters behind the button", () => {
  expect(hiddenFilters({ ...unfiltered, nameOrDocument: "ana", contract: "CT", hasPendencies: true, mayWork: "no" })).toBe(3);
});
