import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { linksInView, maySee, maySeeFieldsOf, seesRestrictionOf, seesWorkersOf, whereMay, workerCan } from "./policy.ts";

const [serraAzul, horizonte, ipe] = [1, 2, 9];
const inOven = { contractorId: serraAzul, projectId: 41 };
const inDam = { contractorId: horizonte, projectId: 70 };
const joana = { providerId: ipe, links: [inOven, inDam] };
const contractor = { companyId: serraAzul, side: "contractor", permissions: ["see_employee"] } as const;
const supplier = { companyId: ipe, side: "provider", permissions: ["see_employee", "update_employee"] } as const;

test("a supplier sees its people, a contractor those of its own projects, and a stranger nobody", () => {
  expect(maySee(scopeOf(supplier), joana)).toBe(true);
  expect(maySee(scopeOf(contractor), joana)).toBe(true);
  expect(maySee(scopeOf({ ...contractor, projects: [42] }), joana)).toBe(false);
  expect(maySee(scopeOf({ ...contractor, companyId: 3 }), joana)).toBe(false);
});

test("a contractor sees where somebody works for it, and not for whom else", () => {
  expect(linksInView(scopeOf(contractor), joana, joana.links)).toEqual([inOven]);
  expect(linksInView(scopeOf(supplier), joana, joana.links)).toEqual([inOven, inDam]);
});

test("what a contractor asks of its own about somebody is read by who may know people's data there, and by who fills it in", () => {
  const knowing = { ...contractor, permissions: ["see_employee", "see_employee_data"] } as const;
  expect(maySeeFieldsOf(scopeOf(knowing), joana, serraAzul)).toBe(true);
  expect(maySeeFieldsOf(scopeOf(knowing), joana, horizonte)).toBe(false);
  expect(maySeeFieldsOf(scopeOf({ ...knowing, permissions: ["see_employee", "update_employee"] }), joana, serraAzul)).toBe(false);
  expect(maySeeFieldsOf(scopeOf(supplier), joana, horizonte)).toBe(true);
  expect(maySeeFieldsOf(scopeOf({ ...supplier, permissions: ["see_employee"] }), joana, horizonte)).toBe(false);
  expect(maySeeFieldsOf(scopeOf({ ...supplier, projects: [41] }), joana, horizonte)).toBe(false);
});

test("only the supplier's people change a worker, and whoever is restricted to projects changes nobody", () => {
  expect(workerCan(scopeOf(supplier), joana)).toMatchObject({ update: true, assign: false });
  expect(workerCan(scopeOf({ ...supplier, projects: [41] }), joana)).toMatchObject({ update: false });
  expect(whereMay(scopeOf({ ...contractor, permissions: ["see_employee", "update_employee"] }), "update_employee")).toEqual([]);
});

test("who is kept out is known to the contractor that decided it and to the supplier, and to no other contractor", () => {
  expect(seesRestrictionOf(scopeOf(contractor), joana, serraAzul)).toBe(true);
  expect(seesRestrictionOf(scopeOf(contractor), joana, horizonte)).toBe(false);
  expect(seesRestrictionOf(scopeOf(supplier), joana, horizonte)).toBe(true);
});

test("the people of a project are seen from its two sides, by whoever is not restricted to another", () => {
  const oven = { contractorId: serraAzul, id: 41, providerIds: [ipe] };
  expect(seesWorkersOf(scopeOf(contractor), oven)).toBe(true);
  expect(seesWorkersOf(scopeOf({ ...contractor, projects: [41] }), oven)).toBe(true);
  expect(seesWorkersOf(scopeOf({ ...contractor, projects: [42] }), oven)).toBe(false);
  expect(seesWorkersOf(scopeOf(supplier), oven)).toBe(true);
  expect(seesWorkersOf(scopeOf({ ...supplier, companyId: 10 }), oven)).toBe(false);
});
