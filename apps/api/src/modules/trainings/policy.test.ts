import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import {
  classCan,
  configCan,
  mayChange,
  mayOnClass,
  mayRequireAgain,
  maySee,
  missingToImport,
  seesClassesOf,
  whereMayChange,
  whereMayReadAttendance,
  whichCandidates,
  whichClasses,
  whichContractors,
  whichParticipants,
} from "./policy.ts";

const keys = ["see_training_class_config", "detail_training_class_config", "update_training_class_config"] as const;
const contractor = { contractorId: 5 };

test("only entries of the contractor's side with the key count", () => {
  const scope = scopeOf({ companyId: 5, permissions: keys }, { companyId: 6, side: "provider", permissions: keys });
  expect(whichContractors(scope, "see_training_class_config")).toEqual([5]);
  expect(whichContractors(scope, "remove_training_class_config")).toEqual([]);
  expect(maySee(scope, "see_training_class_config", { contractorId: 6 })).toBe(false);
});

test("a user restricted to projects sees configurations and changes none", () => {
  const scope = scopeOf({ companyId: 5, permissions: keys, projects: [41] });
  expect(whereMayChange(scope, "update_training_class_config")).toEqual([]);
  expect(mayChange(scope, "update_training_class_config", contractor)).toBe(false);
  expect(configCan(scope, contractor)).toEqual({ detail: true, update: false, remove: false, addClass: false });
});

test("each right of a configuration follows its key", () => {
  expect(configCan(scopeOf({ companyId: 5, permissions: keys }), contractor)).toEqual({
    detail: true,
    update: true,
    remove: false,
    addClass: false,
  });
});

test("the permission on either side shows the classes of a contractor", () => {
  const pair = { contractorId: 5, providerId: 9 };
  const key = ["see_training_class"] as const;
  expect(seesClassesOf(scopeOf({ companyId: 5, permissions: key }), pair)).toBe(true);
  expect(seesClassesOf(scopeOf({ companyId: 9, side: "provider", permissions: key }), pair)).toBe(true);
  expect(seesClassesOf(scopeOf({ companyId: 9, permissions: key }, { companyId: 5, permissions: keys }), pair)).toBe(false);
});

test("a contractor requires a training again in the user's projects only", () => {
  const may = (projects: readonly number[] | "all", side: "contractor" | "provider" = "contractor") =>
    [41, 42].map((projectId) =>
      mayRequireAgain(scopeOf({ companyId: 5, side, permissions: keys, projects }), keys[2], { contractorId: 5, projectId }),
    );
  expect([may("all"), may([41]), may("all", "provider")]).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test.each([
  [["add_training_class_employees", "update_training_class_employees_score"], undefined],
  [["add_training_class_employees", "update_training_class_employees_status"], undefined],
  [["add_training_class_employees"], "update_training_class_employees_status"],
  [["update_training_class_employees_status"], "add_training_class_employees"],
] as const)("an import with the keys %j lacks %s", (held, missing) => {
  expect(missingToImport(scopeOf({ companyId: 5, permissions: held }), contractor)).toBe(missing);
});

const seen = { contractorId: 5, openTo: [9] };
const enrols = ["see_training_class", "detail_training_class", "add_training_class_employees"] as const;

test("a key counts at the contractor and suppliers of an open class", () => {
  const may = (companyId: number, side: "contractor" | "provider") =>
    mayOnClass(scopeOf({ companyId, side, permissions: enrols }), "add_training_class_employees", seen);
  expect([may(5, "contractor"), may(6, "contractor"), may(9, "provider"), may(8, "provider")]).toEqual([true, false, true, false]);
});

test("a supplier enrols in a class that it does not change", () => {
  const can = classCan(scopeOf({ companyId: 9, side: "provider", permissions: [...enrols, "update_training_class"] }), seen);
  expect(can).toMatchObject({ addEmployees: true, update: false, importResults: false, uploadFiles: false, history: false });
});

test("classes are those of own contractors and of projects of own suppliers", () => {
  const scope = scopeOf(
    { companyId: 5, permissions: enrols },
    { companyId: 9, side: "provider", permissions: enrols, projects: [41] },
    { companyId: 8, side: "provider", permissions: [] },
  );
  const suppliers = { companyIds: [], projects: [{ companyId: 9, projectId: 41 }] };
  expect(whichClasses(scope)).toEqual({ contractorIds: [5], suppliers });
  expect(whichParticipants(scope)).toEqual({ contractor: { companyIds: [5], projects: [] }, provider: suppliers });
  expect(whichCandidates(scope, "add_training_class_employees", seen)).toEqual({
    contractor: { companyIds: [5], projects: [] },
    provider: suppliers,
  });
  expect(whichCandidates(scope, "add_training_class_employees", { contractorId: 6, openTo: [] })).toEqual({
    contractor: { companyIds: [], projects: [] },
    provider: { companyIds: [], projects: [] },
  });
});

test("attendance is read for contractors whose classes the user sees", () => {
  const status = "update_training_class_employees_status" as const;
  const scope = scopeOf({ companyId: 5, permissions: ["see_training_class", status] }, { companyId: 6, permissions: [status] });
  expect(whereMayReadAttendance(scope)).toEqual([5]);
});
