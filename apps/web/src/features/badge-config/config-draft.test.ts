import type { BadgeConfig } from "@emdia/contract/badges/config-routes.ts";
import { expect, test } from "vitest";
import { changeOf, colorIn, draftOf, faultsIn, isUnsaved } from "./config-draft.ts";

const config: BadgeConfig = {
  companyId: 1,
  isActive: false,
  options: [],
  first_badge: ["role", "company"],
  second_badge: [],
  enableCompanyLogoOnBadge: false,
  baseColor: "#0f6775",
  requireTrainingOnBadge: false,
  includeAllTrainingOnBadge: false,
  trainingClasses: [],
  version: 3,
  can: { fields: true, baseColor: true, logo: true, history: true },
};
const draft = draftOf(config);

test("changeOf sends only the changed fields with the version [R-357]", () => {
  expect(changeOf(draft, config)).toEqual({ version: 3 });
  expect(changeOf({ ...draft, firstFace: ["company", "role"], baseColor: "AA0000" }, config)).toEqual({
    first_badge: ["company", "role"],
    baseColor: "#aa0000",
    version: 3,
  });
  expect(changeOf({ ...draft, isActive: true, showsLogo: true, secondFace: ["document"] }, config)).toEqual({
    isActive: true,
    enableCompanyLogoOnBadge: true,
    second_badge: ["document"],
    version: 3,
  });
});

test("an incomplete colour is a fault, and is never sent", () => {
  expect(["#0F6775", "0f6775 ", "#0f67", "red"].map(colorIn)).toEqual(["#0f6775", "#0f6775", undefined, undefined]);
  expect([faultsIn(draft), faultsIn({ ...draft, baseColor: "#0f67" })]).toEqual([{}, { baseColor: "color" }]);
  expect(changeOf({ ...draft, baseColor: "#0f67" }, config)).toEqual({ version: 3 });
});

test("isUnsaved is true for a changed field and for a typed colour", () => {
  expect(isUnsaved(draft, config)).toBe(false);
  expect(isUnsaved({ ...draft, showsLogo: true }, config)).toBe(true);
  expect(isUnsaved({ ...draft, baseColor: "#0f67" }, config)).toBe(true);
});
