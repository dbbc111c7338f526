import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { expect, test } from "vitest";
import { hiddenFilters, isNarrowed, noFilters } from "./active-filters.ts";

const everybody: WorkerListQuery = { page: 1, itemsPerPage: 10, orderBy: "NAME_ASC" };

test("isNarrowed is true for any set filter and false for empty ones [R-479]", () => {
  expect(isNarrowed(everybody)).toBe(false);
  expect(isNarrowed({ ...everybody, nameOrDocument: "", withOutProjects: false })).toBe(false);
  for (const asked of [{ nameOrDocument: "ana" }, { withOutProjects: true }, { provider: 4 }, { statusSTP: ["OPEN" as const] }])
    expect(isNarrowed({ ...everybody, ...asked })).toBe(true);
  const narrowed: WorkerListQuery = { ...everybody, contract: "CT-1", statusSTP: ["OPEN"] };
  expect([isNarrowed(narrowed), isNarrowed({ ...narrowed, ...noFilters })]).toEqual([true, false]);
});

test("hiddenFilters counts only the filters behind the button", () => {
  expect(hiddenFilters({ ...everybody, nameOrDocument: "ana", contract: "CT", hasPendencies: true })).toBe(2);
});
