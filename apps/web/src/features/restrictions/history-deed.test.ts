import { expect, test } from "vitest";
import { deedIn } from "./history-deed.ts";

test("who was kept out, let in again, or kept out for longer is told in its own words [R-502]", () => {
  expect(deedIn({ action: "restriction.created", field: "reason" })).toBe("created");
  expect(deedIn({ action: "restriction.lifted", field: null })).toBe("lifted");
  expect(deedIn({ action: "restriction.changed", field: "endDate" })).toBe("endDate");
});

test("a deed that this page does not know yet is a change", () => {
  expect(deedIn({ action: "restriction.imported", field: null })).toBe("changed");
  expect(deedIn({ action: "restriction.changed", field: null })).toBe("changed");
});
