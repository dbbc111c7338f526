import { expect, test } from "vitest";
import { compared, countDifferences } from "./differences.ts";

const analyst = { permissions: ["see_projects" as const, "confirm_pendency" as const, "see_users" as const] };
const reader = { permissions: ["see_projects" as const, "see_users" as const, "see_management_panel" as const] };

test("compared lists only the differing permissions by area if onlyDifferences is set [S-063]", () => {
  const areas = compared(analyst, reader, true);
  expect(areas).toEqual([
    { area: "pendency", keys: [{ key: "confirm_pendency", first: true, second: false }] },
    { area: "management-panel", keys: [{ key: "see_management_panel", first: false, second: true }] },
  ]);
  expect(countDifferences(areas)).toBe(2);
});

test("compared lists all permissions of either profile if onlyDifferences is false", () => {
  const areas = compared(analyst, reader, false);
  expect(areas.flatMap(({ keys }) => keys.map(({ key }) => key))).toEqual([
    "see_projects",
    "confirm_pendency",
    "see_users",
    "see_management_panel",
  ]);
  expect(countDifferences(areas)).toBe(2);
  expect(compared(analyst, analyst, true)).toEqual([]);
});
