import { expect, test } from "vitest";
import { type CompanyPermissions, mayIn, maySeePage } from "./held-permissions.ts";

const entries: readonly CompanyPermissions[] = [
  { company: 1, permitions: ["see_projects"] },
  { company: 2, permitions: ["see_pendency", "see_management_panel"] },
];

test("a permission counts if any selected company grants it [R-209]", () => {
  expect(mayIn(entries, [1, 2])("see_pendency")).toBe(true);
  expect(mayIn(entries, [2])("see_pendency")).toBe(true);
  expect(mayIn(entries, [1])("see_pendency")).toBe(false);
  expect(mayIn(entries, [3])("see_projects")).toBe(false);
});

test("without a selection the permissions of all companies count [R-210]", () => {
  const may = mayIn(entries, []);
  expect([may("see_projects"), may("see_pendency"), may("see_employee")]).toEqual([true, true, false]);
});

test("the manager page requires see_management_panel [R-045]", () => {
  expect(maySeePage("manager", mayIn(entries, []))).toBe(true);
  expect(maySeePage("manager", mayIn(entries, [1]))).toBe(false);
});
