import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { badgeCan, grantorOf, mayReissue, mayWithBadge, seesLink } from "./policy.ts";

const [serraAzul, ipe] = [1, 9];
const link = { providerId: ipe, contractorId: serraAzul, projectId: 41 };
const keys = ["see_employee", "see_employee_badge", "print_employee_badge", "update_employee_image"] as const;
const contractor = { companyId: serraAzul, side: "contractor", permissions: [...keys] } as const;
const supplier = { companyId: ipe, side: "provider", permissions: [...keys] } as const;

test("both sides print a badge and only the supplier issues a new id", () => {
  const trained = { isTrained: true };
  expect(badgeCan(scopeOf(supplier), link, { isTrained: false }).print).toBe(false);
  expect(badgeCan(scopeOf(supplier), link, trained)).toEqual({ print: true, updateImage: true, reissue: true });
  expect(badgeCan(scopeOf(contractor), link, trained)).toEqual({ print: true, updateImage: false, reissue: false });
  expect(mayReissue(scopeOf({ ...supplier, projects: [41] }), link)).toBe(false);
});

test("the company that shows the worker must grant the badge", () => {
  expect(seesLink(scopeOf({ ...contractor, permissions: ["see_employee"] }), link)).toBe(true);
  expect(mayWithBadge(scopeOf({ ...contractor, permissions: ["see_employee"] }), "see_employee_badge", link)).toBe(false);
  expect(seesLink(scopeOf({ ...contractor, projects: [42] }), link)).toBe(false);
});

test("a missing permission names the company through which the user sees the worker", () => {
  expect(grantorOf(scopeOf(supplier), "see_employee_badge", link).companyId).toBe(ipe);
  expect(grantorOf(scopeOf(contractor), "see_employee_badge", link).companyId).toBe(serraAzul);
});
