import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import {
  configCan,
  mayChange,
  mayRequireAgain,
  maySee,
  missingToImport,
  seesClassesOf,
  whereMayChange,
  whichContractors,
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

test("classes of a contractor are seen with the key on either side", () => {
  const pair = { contractorId: 5, providerId: 9 };
  const key = ["see_training_class"] as const;
  expect(seesClassesOf(scopeOf({ companyId: 5, permissions: key }), pair)).toBe(true);
  expect(seesClassesOf(scopeOf({ companyId: 9, side: "provider", permissions: key }), pair)).toBe(true);
  expect(seesClassesOf(scopeOf({ companyId: 9, permissions: key }, { companyId: 5, permissions: keys }), pair)).toBe(false);
});

test("a training is required again in the user's own projects of a contractor only", () => {
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
] as const)("an import with %j lacks %s", (held, missing) => {
  expect(missingToImport(scopeOf({ companyId: 5, permissions: held }), contractor)).toBe(missing);
});

test("classes of a contractor are seen with the key on either side", () => {
  const pair = { contractorId: 5, providerId: 9 };
  const key = ["see_training_class"] as const;
  expect(seesClassesOf(scopeOf({ companyId: 5, permissions: key }), pair)).toBe(true);
  expect(seesClassesOf(scopeOf({ companyId: 9, side: "provider", permissions: key }), pair)).toBe(true);
  expect(seesClassesOf(scopeOf({ companyId: 9, permissions: key }, { companyId: 5, permissions: keys }), pair)).toBe(false);
});
