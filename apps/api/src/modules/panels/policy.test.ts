import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { listBehind, panelEntries, visibleFigures } from "./policy.ts";

const permissions = ["see_management_panel", "see_pendency"];
const scope = scopeOf(
  { companyId: 1, side: "contractor", permissions },
  { companyId: 2, side: "contractor", permissions: ["see_pendency"] },
  { companyId: 3, side: "provider", permissions: ["see_management_panel"], projects: [41] },
);

test("figures count the companies that grant the panels [R-221]", () => {
  expect(visibleFigures(panelEntries(scope))).toEqual({
    contractor: { companyIds: [1], projects: [] },
    provider: { companyIds: [], projects: [{ companyId: 3, projectId: 41 }] },
  });
});

test("the companies of the filter limit the figures, and unknown ones match nothing", () => {
  expect(panelEntries(scope, [1, 2]).map(({ companyId }) => companyId)).toEqual([1]);
  expect(visibleFigures(panelEntries(scope, [99]))).toEqual({
    contractor: { companyIds: [], projects: [] },
    provider: { companyIds: [], projects: [] },
  });
});

test("a figure links to its list if every counted company grants it", () => {
  expect(listBehind(panelEntries(scope, [1]), "see_pendency")).toEqual({ companyIds: [1] });
  expect(listBehind(panelEntries(scope), "see_pendency")).toBeNull();
  expect(listBehind([], "see_pendency")).toBeNull();
});
