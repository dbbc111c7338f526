import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import {
  companyCan,
  isTheirs,
  looksAtSupplier,
  mayChange,
  mayConfigureFields,
  whereActing,
  whereHolding,
  whichCompanies,
} from "./policy.ts";

const scope = scopeOf(
  { companyId: 1, side: "contractor", permissions: ["see_company_data", "add_project"] },
  { companyId: 1, side: "provider", permissions: ["see_company_data"] },
  { companyId: 2, side: "provider", permissions: ["update_company_data", "see_employee", "add_project"] },
  { companyId: 3, side: "contractor", permissions: [] },
);

test("whichCompanies lists each company of the caller once [R-211]", () => {
  expect(whichCompanies(scope)).toEqual([1, 2, 3]);
  expect([isTheirs(scope, 3), isTheirs(scope, 4)]).toEqual([true, false]);
});

test("whereHolding ignores keys of the other side [R-209]", () => {
  expect(whereHolding(scope, "see_company_data")).toEqual([1]);
  expect(whereHolding(scope, "add_project")).toEqual([1]);
  expect([mayChange(scope, 2), mayChange(scope, 1)]).toEqual([true, false]);
  expect(mayChange(scopeOf({ companyId: 1, permissions: ["update_company_data"], projects: [7] }), 1)).toBe(false);
});

test("whereActing lists the companies with any permission of the area [CD-086]", () => {
  expect(whereActing(scope, "account")).toEqual([1, 2]);
  expect(whereActing(scope, "employee")).toEqual([2]);
  expect(whereActing(scope, "project")).toEqual([1]);
  expect(whereActing(scopeOf({ companyId: 9, permissions: "all" }), "training-class")).toEqual([9]);
});

test("companyCan reports see and update per company [R-209]", () => {
  expect(companyCan(scope, 1)).toEqual({ see: true, update: false });
  expect(companyCan(scope, 2)).toEqual({ see: false, update: true });
});

test("mayConfigureFields needs an unrestricted contractor membership [R-356]", () => {
  const key = "config_employee_additional_info" as const;
  const deciding = scopeOf(
    { companyId: 1, side: "contractor", permissions: [key] },
    { companyId: 2, side: "provider", permissions: [key] },
    { companyId: 3, side: "contractor", permissions: [key], projects: [7] },
  );
  expect([1, 2, 3, 4].map((id) => mayConfigureFields(deciding, id))).toEqual([true, false, false, false]);
});

test("looksAtSupplier separates supplier, contractor and project access [R-544]", () => {
  const looking = scopeOf(
    { companyId: 1, side: "contractor", permissions: ["see_employee_data"] },
    { companyId: 2, side: "contractor", permissions: ["see_employee_data"], projects: [7] },
    { companyId: 5, side: "provider", permissions: ["update_employee"] },
    { companyId: 6, side: "provider", permissions: ["add_employee"], projects: [8] },
    { companyId: 9, side: "provider", permissions: ["see_projects"] },
  );
  expect(looksAtSupplier(looking, 5)).toEqual({ asItself: true, contractorIds: [1], projectIds: [7] });
  expect(looksAtSupplier(looking, 6)).toEqual({ asItself: false, contractorIds: [1], projectIds: [8, 7] });
  expect(looksAtSupplier(looking, 9)).toEqual({ asItself: false, contractorIds: [1], projectIds: [7] });
});
