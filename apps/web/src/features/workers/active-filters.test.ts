import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { expect, test } from "vitest";
import { hiddenFilters, isNarrowed, noFilters } from "./active-filters.ts";

const everybody: WorkerListQuery = { page: 1, itemsPerPage: 10, orderBy: "NAME_ASC" };

test("a list is narrowed by whatever is asked, and by nothing that is empty or switched off [R-479]", () => {
  expect(isNarrowed(everybody)).toBe(false);
  expect(isNarrowed({ ...everybody, nameOrDocument: "", withOutProjects: false })).toBe(false);
  for (const asked of [{ nameOrDocument: "ana" }, { withOutProjects: true }, { provider: 4 }, { statusSTP: ["OPEN" as const] }])
    expect(isNarrowed({ ...everybody, ...asked })).toBe(true);
  const narrowed: WorkerListQuery = { ...everybody, contract: "CT-1", statusSTP: ["OPEN"] };
  expect([isNarrowed(narrowed), isNarrowed({ ...narrowed, ...noFilters })]).toEqual([true, false]);
});

test("the button of further filters counts those behind it alone", () => {
  expect(hiddenFilters({ ...everybody, nameOrDocument: "ana", contract: "CT", hasPendencies: true })).toBe(2);
});
