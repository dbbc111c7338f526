import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { mayChangeOwnData, maySeeOwnData } from "./policy.ts";

const member = { relationType: "contractor" } as const;

test("who belongs to a company opens and changes their own data with the key for each, held in any company [R-209] [R-356]", () => {
  const reader = scopeOf({ companyId: 1 }, { companyId: 2, permissions: ["see_personal_data"] });
  expect([maySeeOwnData(reader, member), mayChangeOwnData(reader, member)]).toEqual([true, false]);
  const nobody = scopeOf({ permissions: ["see_projects"] });
  expect([maySeeOwnData(nobody, member), mayChangeOwnData(nobody, member)]).toEqual([false, false]);
});

test("who belongs to no company has nobody to ask", () => {
  const free = scopeOf();
  expect([maySeeOwnData(free, { relationType: null }), mayChangeOwnData(free, { relationType: null })]).toEqual([true, true]);
  expect(maySeeOwnData(free, member)).toBe(false);
});
