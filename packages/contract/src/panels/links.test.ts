import { expect, test } from "vitest";
import {
  createdInPeriod,
  creationMonthLink,
  pendencyLink,
  projectLink,
  rankedCompanyLink,
  rankedDocumentLink,
  referenceMonthLink,
  referenceMonthsOfPeriod,
  workerLink,
} from "./links.ts";

test("a link carries the plan, the places and the supplier of the filter", () => {
  const filter = { type: ["STP"] as "STP"[], departmentIds: [1], projects: [2], provider: 3 };
  expect(pendencyLink(filter, { irregular: "all" })).toEqual({
    plan: ["STP"],
    department: [1],
    project: [2],
    supplier: [3],
    irregular: "all",
  });
  expect(workerLink(filter)).toEqual({ withProject: true, plan: "STP", department: [1], project: [2], provider: 3 });
  expect(projectLink(filter, { state: ["active"] })).toEqual({
    plan: ["STP"],
    departments: [1],
    projects: [2],
    provider: [3],
    state: ["active"],
  });
});

test("a link without a plan names both plans of the pendency list", () => {
  expect(pendencyLink({ type: ["GERAL"] })).toEqual({ plan: ["STP", "SSMA"] });
  expect([workerLink({}), projectLink({}, {})]).toEqual([{ withProject: true }, {}]);
});

test("a month of creation is limited to the days of the period", () => {
  expect(creationMonthLink("2024-02", {})).toEqual({ createdStart: "2024-02-01", createdEnd: "2024-02-29" });
  const period = { startDate: "2024-02-10", endDate: "2024-12-15" };
  expect(creationMonthLink("2024-02", period)).toEqual({ createdStart: "2024-02-10", createdEnd: "2024-02-29" });
  expect(creationMonthLink("2024-12", period)).toEqual({ createdStart: "2024-12-01", createdEnd: "2024-12-15" });
  expect(createdInPeriod(period)).toEqual({ createdStart: "2024-02-10", createdEnd: "2024-12-15" });
  expect(createdInPeriod({})).toEqual({});
});

test("a period covers every month of reference that it touches", () => {
  expect(referenceMonthsOfPeriod({ startDate: "2024-02-10", endDate: "2024-12-15" })).toEqual({
    referenceMonthStart: "2024-02",
    referenceMonthEnd: "2024-12",
  });
  expect(referenceMonthsOfPeriod({})).toEqual({});
  expect(referenceMonthLink("2024-02")).toEqual({ referenceMonthStart: "2024-02", referenceMonthEnd: "2024-02" });
});

test("a ranked company links to the side on which it was counted", () => {
  expect(rankedCompanyLink({ companyId: 4, side: "provider" })).toEqual({ irregular: "all", supplier: [4], side: "contractor" });
  expect(rankedDocumentLink({ documentTypeId: 6 })).toEqual({ irregular: "all", documentType: [6] });
  expect(rankedCompanyLink({ companyId: 5, side: "contractor" })).toEqual({ irregular: "all", contractor: [5], side: "provider" });
});
