import { DASHBOARD_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { indicatorQuery, reportQuery } from "@emdia/contract/panels/filter.ts";
import { expect, test } from "vitest";
import { parseSearch } from "../../pages/router/search-params.ts";
import { advanceTimers, ask, startClock } from "../../shared/list/debounced-filter.ts";
import { filterText, readFilter } from "../../shared/list/filter-address.ts";
import {
  activeFilterCount,
  companyPlace,
  documentPlace,
  narrowed,
  noFilters,
  PanelSearch,
  placeCompanies,
  placeDocuments,
} from "./panel-search.ts";

const searchOf = (text: string): PanelSearch => readFilter(PanelSearch, parseSearch(text));

test("a panel URL opens the same filter after it is written again [R-355]", () => {
  const text = "type=STP&departmentIds=1&departmentIds=2&projects=7&provider=9&companies=3&startDate=2024-02-01&endDate=2024-03-31";
  const filter = searchOf(text);
  expect(searchOf(filterText(PanelSearch, filter))).toEqual(filter);
  expect(filterText(PanelSearch, searchOf(""))).toBe("");
  expect(activeFilterCount(filter)).toBe(7);
  expect(activeFilterCount({ ...filter, ...noFilters })).toBe(0);
});

test("the calls of a panel URL have converted days, plan and areas [R-349] [R-350] [R-351]", () => {
  const filter = searchOf("type=GERAL&departmentIds=1&departmentIds=2&startDate=01/02/2024");
  expect(indicatorQuery(filter)).toEqual({ type: "ALL", departmentIds: "1,2" });
  expect(reportQuery(filter)).toEqual({ type: "ALL", departmentIds: "1,2", startDate: "2024-02-01" });
});

test("an invalid day or id is dropped from the panel URL", () => {
  expect(searchOf("startDate=31/02/2024&projects=7").startDate).toBeUndefined();
  expect(searchOf("startDate=31/02/2024&projects=7").projects).toEqual([7]);
  expect(searchOf("departmentIds=x").departmentIds).toBeUndefined();
});

test("a filter change loads once, 1000 ms later, on page 1 [R-344] [R-345] [K-076]", () => {
  const opened = startClock(searchOf("page=3&companyPage=4"));
  const first = ask(opened, { change: narrowed({ projects: [7] }), pace: "typing", nowMs: 0, loadDelayMs: DASHBOARD_DEBOUNCE_MS });
  const second = ask(first, { change: narrowed({ provider: 9 }), pace: "typing", nowMs: 600, loadDelayMs: DASHBOARD_DEBOUNCE_MS });
  expect(advanceTimers(second, 1_599).loaded).toEqual(opened.loaded);
  expect(advanceTimers(second, 900).written).toMatchObject({ projects: [7], provider: 9, page: 1, companyPage: 1 });
  expect(advanceTimers(second, 1_600).loaded).toMatchObject({ projects: [7], provider: 9, page: 1, companyPage: 1 });
});

test("page and order change for one ranking only [R-347]", () => {
  const asked = searchOf("page=3&companyPage=4");
  const paged = { ...asked, ...placeCompanies({ page: 1, order: "asc" }, asked) };
  expect([documentPlace(paged), companyPlace(paged)]).toEqual([
    { page: 3, order: "desc" },
    { page: 1, order: "asc" },
  ]);
  expect(companyPlace({ ...asked, ...placeDocuments({ page: 1, order: "asc" }) })).toEqual({ page: 4, order: "desc" });
});
