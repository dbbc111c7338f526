import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import {
  linksInView,
  mayOnLink,
  maySee,
  maySeeData,
  maySeeFieldsOf,
  maySeeSalary,
  seesRestrictionOf,
  seesWorkersOf,
  suppliersSeenIn,
  whereMay,
  workerCan,
} from "./policy.ts";

const [serraAzul, horizonte, ipe] = [1, 2, 9];
const inOven = { contractorId: serraAzul, projectId: 41 };
const inDam = { contractorId: horizonte, projectId: 70 };
const joana = { providerId: ipe, links: [inOven, inDam] };
const contractor = { companyId: serraAzul, side: "contractor", permissions: ["see_employee"] } as const;
const supplier = { companyId: ipe, side: "provider", permissions: ["see_employee", "update_employee"] } as const;

test("maySee allows the supplier, and contractors with a link in visible projects", () => {
  expect(maySee(scopeOf(supplier), joana)).toBe(true);
  expect(maySee(scopeOf(contractor), joana)).toBe(true);
  expect(maySee(scopeOf({ ...contractor, projects: [42] }), joana)).toBe(false);
  expect(maySee(scopeOf({ ...contractor, companyId: 3 }), joana)).toBe(false);
});

test("linksInView hides links to other contractors", () => {
  expect(linksInView(scopeOf(contractor), joana, joana.links)).toEqual([inOven]);
  expect(linksInView(scopeOf(supplier), joana, joana.links)).toEqual([inOven, inDam]);
});

test("salary and personal data require separate permissions", () => {
  for (const [permissions, expected] of [
    [["see_employee"], [false, false]],
    [
      ["see_employee", "see_employee_data"],
      [true, false],
    ],
    [
      ["see_employee", "see_employee_salary"],
      [false, true],
    ],
    [
      ["see_employee_salary", "see_employee_data"],
      [false, false],
    ],
  ] as const)
    for (const person of [contractor, supplier]) {
      const scope = scopeOf({ ...person, permissions });
      expect([maySeeData(scope, joana), maySeeSalary(scope, joana)]).toEqual(expected);
    }
});

test("custom fields require see_employee_data, or update_employee at the supplier", () => {
  const knowing = { ...contractor, permissions: ["see_employee", "see_employee_data"] } as const;
  expect(maySeeFieldsOf(scopeOf(knowing), joana, serraAzul)).toBe(true);
  expect(maySeeFieldsOf(scopeOf(knowing), joana, horizonte)).toBe(false);
  expect(maySeeFieldsOf(scopeOf({ ...knowing, permissions: ["see_employee", "update_employee"] }), joana, serraAzul)).toBe(false);
  expect(maySeeFieldsOf(scopeOf(supplier), joana, horizonte)).toBe(true);
  expect(maySeeFieldsOf(scopeOf({ ...supplier, permissions: ["see_employee"] }), joana, horizonte)).toBe(false);
  expect(maySeeFieldsOf(scopeOf({ ...supplier, projects: [41] }), joana, horizonte)).toBe(false);
});

test("only unrestricted users of the supplier change a worker", () => {
  expect(workerCan(scopeOf(supplier), joana)).toMatchObject({ update: true, assign: false });
  expect(workerCan(scopeOf({ ...supplier, projects: [41] }), joana)).toMatchObject({ update: false });
  expect(whereMay(scopeOf({ ...contractor, permissions: ["see_employee", "update_employee"] }), "update_employee")).toEqual([]);
});

test("a restriction is visible to its contractor and to the supplier", () => {
  expect(seesRestrictionOf(scopeOf(contractor), joana, serraAzul)).toBe(true);
  expect(seesRestrictionOf(scopeOf(contractor), joana, horizonte)).toBe(false);
  expect(seesRestrictionOf(scopeOf(supplier), joana, horizonte)).toBe(true);
});

test("users of both sides see project workers unless restricted to other projects", () => {
  const oven = { contractorId: serraAzul, id: 41, providerIds: [ipe] };
  expect(seesWorkersOf(scopeOf(contractor), oven)).toBe(true);
  expect(seesWorkersOf(scopeOf({ ...contractor, projects: [41] }), oven)).toBe(true);
  expect(seesWorkersOf(scopeOf({ ...contractor, projects: [42] }), oven)).toBe(false);
  expect(seesWorkersOf(scopeOf(supplier), oven)).toBe(true);
  expect(seesWorkersOf(scopeOf({ ...supplier, companyId: 10 }), oven)).toBe(false);
});

test("mayOnLink needs the permission in a company that sees the link", () => {
  const link = { ...inOven, providerId: ipe };
  const printing = { ...contractor, permissions: ["see_employee", "print_employee_badge"] } as const;
  expect(mayOnLink(scopeOf(printing), "print_employee_badge", link)).toBe(true);
  expect(mayOnLink(scopeOf(contractor), "print_employee_badge", link)).toBe(false);
  expect(mayOnLink(scopeOf({ ...printing, companyId: horizonte }), "print_employee_badge", link)).toBe(false);
  expect(mayOnLink(scopeOf({ ...printing, permissions: ["print_employee_badge"] }), "print_employee_badge", link)).toBe(false);
});

test("suppliersSeenIn names all suppliers for the contractor, else the user's own", () => {
  const oven = { contractorId: serraAzul, id: 41 };
  expect(suppliersSeenIn(scopeOf(supplier, contractor), oven)).toBe("all");
  expect(suppliersSeenIn(scopeOf({ ...contractor, projects: [41] }), oven)).toBe("all");
  expect(suppliersSeenIn(scopeOf({ ...contractor, projects: [42] }), oven)).toBeUndefined();
  expect(suppliersSeenIn(scopeOf({ ...contractor, companyId: horizonte }, supplier), oven)).toEqual([ipe]);
  expect(suppliersSeenIn(scopeOf({ ...supplier, projects: [42] }), oven)).toBeUndefined();
  expect(suppliersSeenIn(scopeOf({ ...contractor, permissions: ["see_projects"] }), oven)).toBeUndefined();
});
