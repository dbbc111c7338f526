import { expect, test } from "vitest";
import { deedIn } from "./history-deed.ts";

test("deedIn returns the text key of a created, lifted or changed restriction [R-502]", () => {
  expect(deedIn({ action: "restriction.created", field: "reason" })).toBe("created");
  expect(deedIn({ action: "restriction.lifted", field: null })).toBe("lifted");
  expect(deedIn({ action: "restriction.changed", field: "endDate" })).toBe("endDate");
});

test('deedIn returns "changed" for an unknown action', () => {
  expect(deedIn({ action: "restriction.imported", field: null })).toBe("changed");
  expect(deedIn({ action: "restriction.changed", field: null })).toBe("changed");
});
