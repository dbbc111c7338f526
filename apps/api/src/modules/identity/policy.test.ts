import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { mayChangeOwnData, maySeeOwnData } from "./policy.ts";

const member = { relationType: "contractor" } as const;

test("own data need the permission in any company of the user [R-209] [R-356]", () => {
  const reader = scopeOf({ companyId: 1 }, { companyId: 2, permissions: ["see_personal_data"] });
  expect([maySeeOwnData(reader, member), mayChangeOwnData(reader, member)]).toEqual([true, false]);
  const other = scopeOf({ permissions: ["see_projects"] });
  expect([maySeeOwnData(other, member), mayChangeOwnData(other, member)]).toEqual([false, false]);
});

test("own data need no permission without a company", () => {
  const free = scopeOf();
  expect([maySeeOwnData(free, { relationType: null }), mayChangeOwnData(free, { relationType: null })]).toEqual([true, true]);
  expect(maySeeOwnData(free, member)).toBe(false);
});
