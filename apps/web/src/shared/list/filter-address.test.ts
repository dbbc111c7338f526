import { ProjectListQuery } from "@emdia/contract/projects/routes.ts";
import { describe, expect, test } from "vitest";
import { filterText, readFilter, replaceFilter } from "./filter-address.ts";
import { isPageTurned } from "./use-filter-address.ts";

const opening = { page: 1, itemsPerPage: 10, orderBy: "NAME_ASC" };

describe("filter URLs", () => {
  test("a URL without a query opens the first page of ten [R-225]", () => {
    expect(readFilter(ProjectListQuery, {})).toEqual(opening);
    expect(filterText(ProjectListQuery, readFilter(ProjectListQuery, {}))).toBe("");
  });

  test("readFilter accepts one value or several for a list field [R-230]", () => {
    expect(readFilter(ProjectListQuery, { page: "3", itemsPerPage: "50", state: "active", companies: ["4", "9"], query: "dique" })).toEqual(
      {
        ...opening,
        page: 3,
        itemsPerPage: 50,
        state: ["active"],
        companies: [4, 9],
        query: "dique",
      },
    );
  });

  test("a filter survives writing and parsing [R-230]", () => {
    const filter = readFilter(ProjectListQuery, {
      page: "2",
      state: ["active", "inactive"],
      query: "água & gás",
      startsFrom: "2026-03-10",
    });
    const written = new URLSearchParams(filterText(ProjectListQuery, filter));
    const search = Object.fromEntries(
      [...new Set(written.keys())].map((name) => [name, written.getAll(name).length > 1 ? written.getAll(name) : written.get(name)]),
    );
    expect(readFilter(ProjectListQuery, search)).toEqual(filter);
  });

  test("filterText ignores the order of changes and trailing spaces [R-230]", () => {
    const address = filterText(ProjectListQuery, readFilter(ProjectListQuery, { query: "dique", companies: "4" }));
    expect(filterText(ProjectListQuery, { ...readFilter(ProjectListQuery, { companies: "4" }), query: "dique " })).toBe(address);
  });

  test.each([
    { page: "0" },
    { page: "abc" },
    { itemsPerPage: "100000" },
    { orderBy: "DROP TABLE" },
    { state: ["active", "asleep"] },
    { startsFrom: "10/03/2026" },
    { query: ["a", "b"] },
  ])("a URL with %j opens with the default [R-225]", (search) => {
    expect(readFilter(ProjectListQuery, search)).toEqual(opening);
    expect(readFilter(ProjectListQuery, { ...search, companies: "4" })).toEqual({ ...opening, companies: [4] });
  });

  test("replaceFilter leaves parameters of other parts of the page [R-230]", () => {
    const search = { secao: "unidades", page: "4", query: "antes" };
    expect(replaceFilter(ProjectListQuery, { search, filter: { ...readFilter(ProjectListQuery, {}), query: "depois" } })).toEqual({
      secao: "unidades",
      query: "depois",
    });
  });
});

test("paging adds a history entry, and typing does not [R-230]", () => {
  const filter = readFilter(ProjectListQuery, {});
  expect(isPageTurned(filter, { ...filter, page: 2 })).toBe(true);
  expect(isPageTurned(filter, { ...filter, query: "dique" })).toBe(false);
  expect(isPageTurned({ ...filter, page: 3 }, { ...filter, query: "dique" })).toBe(false);
});
