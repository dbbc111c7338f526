import { expect, test } from "vitest";
import { initialChoice, noOwnLabel, withOwnReviewer } from "./assignment-choice.ts";

const ana = (of: "pendency" | "project" | "supplier") => ({ id: 10, name: "Ana", of });

test("initialChoice is the own assignment, not an inherited one", () => {
  expect(initialChoice({ of: "pendency", assignee: ana("pendency") })).toBe("10");
  expect(initialChoice({ of: "pendency", assignee: ana("project") })).toBe("none");
  expect(initialChoice({ of: "supplier", assignee: null })).toBe("none");
  expect(initialChoice({ of: "pendency", assignee: undefined })).toBe("");
});

test("noOwnLabel names the account that reviews without an own assignment", () => {
  expect(noOwnLabel({ of: "pendency", assignee: ana("project") })).toEqual({ key: "inherited.project", name: "Ana" });
  expect(noOwnLabel({ of: "pendency", assignee: ana("supplier") })).toEqual({ key: "inherited.supplier", name: "Ana" });
  expect(noOwnLabel({ of: "pendency", assignee: ana("pendency") })).toEqual({ key: "otherwise.pendency", name: "" });
  expect(noOwnLabel({ of: "pendency", assignee: undefined })).toEqual({ key: "otherwise.pendency", name: "" });
  expect(noOwnLabel({ of: "project", assignee: null })).toEqual({ key: "otherwise.project", name: "" });
  expect([noOwnLabel({ of: "pendency", assignee: null }), noOwnLabel({ of: "supplier", assignee: ana("supplier") })]).toEqual([
    { key: "nobody", name: "" },
    { key: "nobody", name: "" },
  ]);
});

test("withOwnReviewer adds the own account when it may no longer review", () => {
  const bia = { id: 11, name: "Bia" };
  const idsOf = (...subject: Parameters<typeof withOwnReviewer>) => withOwnReviewer(...subject).map(({ id }) => id);
  expect(idsOf([bia], { of: "project", assignee: ana("project") })).toEqual([10, 11]);
  expect(idsOf([bia, ana("project")], { of: "project", assignee: ana("project") })).toEqual([11, 10]);
  expect(idsOf([bia], { of: "pendency", assignee: ana("project") })).toEqual([11]);
  expect(idsOf([bia], { of: "supplier", assignee: null })).toEqual([11]);
});
