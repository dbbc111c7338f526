import { expect, test } from "vitest";
import { blocksWorkByDefault, datesAskedFor } from "./defaults.ts";
import { movementFits } from "./movement.ts";

test("what lacks of a worker for health and safety blocks work, and nothing else does by itself [CD-161]", () => {
  expect(blocksWorkByDefault("SSMA", "EMPLOYEE")).toBe(true);
  expect(blocksWorkByDefault("SSMA", "RISK")).toBe(true);
  expect(blocksWorkByDefault("SSMA", "PROVIDER")).toBe(false);
  expect(blocksWorkByDefault("STP", "EMPLOYEE")).toBe(false);
});

test("the date that is asked for is the one from which the validity is known", () => {
  expect(datesAskedFor("from_issue")).toEqual({ asksIssueDate: true, asksExpiry: false });
  expect(datesAskedFor("printed")).toEqual({ asksIssueDate: false, asksExpiry: true });
  expect(datesAskedFor("none")).toEqual({ asksIssueDate: false, asksExpiry: false });
});

test("a movement is named for what is asked for on one, and for nothing else", () => {
  expect(movementFits("on_movement", "admission")).toBe(true);
  expect(movementFits("on_movement", null)).toBe(false);
  expect(movementFits("monthly", undefined)).toBe(true);
  expect(movementFits("monthly", "leave")).toBe(false);
});
