import { expect, test } from "vitest";
import { readFilter } from "../../../shared/list/filter-address.ts";
import { PendencyAddress } from "../pendency-filter.ts";
import { hiddenFilters, isNarrowed, isReversed, noFilters, opening } from "./active-filters.ts";
import { chipFilters } from "./filter-kinds.ts";
import { changeToTab } from "./tabs.ts";

const opened = readFilter(PendencyAddress, {});

test("the list opens with one plan, ten rows and the default order [R-390] [R-391]", () => {
  expect(opened).toEqual({ page: 1, itemsPerPage: 10, plan: ["SSMA"], orderBy: "DEFAULT" });
});

test("readFilter reads every filter from the URL by its name [R-400]", () => {
  const address = {
    name: "ASO",
    contract: "CT-1",
    project_name: "Mina",
    employee: "Ana",
    company: "Ipê",
    page: "2",
    itemsPerPage: "20",
    startDate: "2026-03-01",
    endDate: "2026-03-31",
    referenceMonthStart: "2026-01",
    referenceMonthEnd: "2026-03",
    withoutReferenceMonth: "true",
    sendByStart: "2026-03-02",
    sendByEnd: "2026-03-09",
    reviewOverdue: "true",
    status: ["OPEN", "EXPIRED"],
    plan: ["STP", "SSMA"],
    inactive: "true",
    pendencyType: "RISK",
    considerComments: "true",
    waitsForMyAnswer: "true",
    side: "provider",
    project: ["4"],
    worker: ["12", "13"],
    supplier: "9",
    contractor: "7",
    documentType: ["2", "3"],
    department: "8",
    createdStart: "2026-01-01",
    createdEnd: "2026-01-31",
    irregular: "provider",
    rejected: "true",
    withoutRejection: "true",
  };
  expect(readFilter(PendencyAddress, address)).toEqual({
    ...address,
    page: 2,
    itemsPerPage: 20,
    withoutReferenceMonth: true,
    reviewOverdue: true,
    inactive: true,
    pendencyType: ["RISK"],
    project: [4],
    worker: [12, 13],
    supplier: [9],
    contractor: [7],
    documentType: [2, 3],
    department: [8],
    rejected: true,
    withoutRejection: true,
    considerComments: true,
    waitsForMyAnswer: true,
    orderBy: "DEFAULT",
  });
});

test("readFilter drops values that it cannot parse", () => {
  expect(readFilter(PendencyAddress, { plan: "PLANO", startDate: "31/02/2026", status: "LATE", name: "ASO" })).toEqual({
    ...opened,
    name: "ASO",
  });
});

test("isNarrowed ignores empty values, false flags and the plan", () => {
  expect(isNarrowed(opened)).toBe(false);
  expect(isNarrowed({ ...opened, name: "", inactive: false, plan: ["STP", "SSMA"] })).toBe(false);
  for (const asked of [
    { name: "ASO" },
    { inactive: true },
    { project: [4] },
    { worker: [4] },
    { supplier: [4] },
    { status: ["OPEN" as const] },
  ]) {
    expect(isNarrowed({ ...opened, ...asked })).toBe(true);
    expect(isNarrowed({ ...opened, ...asked, ...noFilters })).toBe(false);
    expect({ ...opened, ...asked, ...opening }).toEqual({ ...opened, ...opening });
  }
});

test("hiddenFilters counts only the filters inside the panel", () => {
  expect(hiddenFilters({ ...opened, name: "ASO", status: ["OPEN"], company: "Ipê", inactive: true })).toBe(2);
  expect(
    hiddenFilters({ ...opened, project: [4], worker: [5], supplier: [6], contractor: [7], rejected: true, considerComments: true }),
  ).toBe(1);
  expect(hiddenFilters({ ...opened, documentType: [4], department: [5], irregular: "all", createdEnd: "2026-01-31" })).toBe(1);
});

test("every filter has a chip or is shown by the tabs", () => {
  expect([...chipFilters, ...Object.keys(changeToTab(null))].toSorted()).toEqual(Object.keys(noFilters).toSorted());
});

test("isReversed is true only if both ends are set and reversed", () => {
  expect([isReversed("2026-03-02", "2026-03-01"), isReversed("2026-03", "2026-03"), isReversed(undefined, "2026-03")]).toEqual([
    true,
    false,
    false,
  ]);
});
