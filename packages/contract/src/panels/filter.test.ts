import { expect, test } from "vitest";
import * as z from "zod/mini";
import { IndicatorQuery, indicatorQuery, PanelFilter, planOf, RankingQuery, ReportQuery, reportQuery } from "./filter.ts";

const filterOf = (query: object): PanelFilter => z.parse(PanelFilter, query);
const accepts = (query: object): boolean => z.safeParse(PanelFilter, query).success;

test("a filter day converts from day-month-year to year-month-day [R-349]", () => {
  expect(filterOf({ startDate: "01/02/2024", endDate: "29/02/2024" })).toMatchObject({ startDate: "2024-02-01", endDate: "2024-02-29" });
  expect(reportQuery(filterOf({ startDate: "01/02/2024" }))).toEqual({ type: "ALL", startDate: "2024-02-01" });
  expect(filterOf({ startDate: "2024-02-01" }).startDate).toBe("2024-02-01");
});

test.each(["01/02/24", "24-02-01", "31/02/2024", "1/2/2024", "0024-02-01", "2024-02-30", "01-02-2024"])("the day %s is refused", (day) => {
  expect(accepts({ startDate: day })).toBe(false);
});

test("the type GERAL becomes ALL, also without a type [R-350] [M-065] [K-104]", () => {
  for (const filter of [{ type: ["GERAL"] }, { type: "GERAL" }, {}, { type: ["STP", "SSMA"] }, { type: ["GERAL", "STP"] }])
    expect(indicatorQuery(filterOf(filter)).type).toBe("ALL");
  expect(indicatorQuery(filterOf({ type: ["STP"] })).type).toBe("STP");
  expect(planOf(["ALL"])).toBeUndefined();
  expect(accepts({ type: ["OTHER"] })).toBe(false);
});

test("department ids are joined by a comma and parsed again [R-351]", () => {
  const filter = filterOf({ departmentIds: ["1", "2"], projects: ["7"], companies: [3], provider: "9" });
  expect(filter).toMatchObject({ departmentIds: [1, 2], projects: [7], companies: [3], provider: 9 });
  const query = { type: "ALL", departmentIds: "1,2", projects: "7", companies: "3", provider: 9 };
  expect(indicatorQuery(filter)).toEqual(query);
  expect(z.parse(IndicatorQuery, query)).toEqual({ type: ["ALL"], departmentIds: [1, 2], projects: [7], companies: [3], provider: 9 });
});

test.each(["", "1,", "1,a", "0", "-1", "1.5", ",", "1;2"])("the id list '%s' is refused", (departmentIds) => {
  expect(accepts({ departmentIds })).toBe(false);
});

test("the filter has the fields of the specification [R-355] [E-050]", () => {
  expect(Object.keys(PanelFilter.shape)).toEqual([
    "type",
    "departmentIds",
    "projects",
    "provider",
    "companies",
    "startDate",
    "endDate",
    "page",
  ]);
  expect(filterOf({}).page).toBe(1);
});

test("an indicator query has no period, a ranking a page and an order [R-352]", () => {
  expect(Object.keys(IndicatorQuery.shape)).toEqual(["type", "departmentIds", "projects", "provider", "companies"]);
  expect(z.parse(RankingQuery, {})).toEqual({ page: 1, order: "desc" });
  expect(z.parse(ReportQuery, { startDate: "2024-02-01" })).toEqual({ startDate: "2024-02-01" });
});
