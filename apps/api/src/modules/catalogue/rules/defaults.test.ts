import { documentCategories, documentKinds } from "@emdia/contract/catalogue/vocabulary.ts";
import { expect, test } from "vitest";
import { blocksWorkByDefault, datesAskedFor, isSensitive } from "./defaults.ts";
import { movementFits } from "./movement.ts";

test("blocksWorkByDefault is true only for health and safety documents of workers [CD-161]", () => {
  expect(blocksWorkByDefault("SSMA", "EMPLOYEE")).toBe(true);
  expect(blocksWorkByDefault("SSMA", "RISK")).toBe(true);
  expect(blocksWorkByDefault("SSMA", "PROVIDER")).toBe(false);
  expect(blocksWorkByDefault("STP", "EMPLOYEE")).toBe(false);
});

test("isSensitive is true only for health documents of workers", () => {
  const sensitive = documentCategories.flatMap((category) =>
    documentKinds.filter((kind) => isSensitive(category, kind)).map((kind) => [category, kind]),
  );
  expect(sensitive).toEqual([
    ["health", "EMPLOYEE"],
    ["health", "RISK"],
  ]);
});

test("datesAskedFor asks for the date that determines the validity", () => {
  expect(datesAskedFor("from_issue")).toEqual({ asksIssueDate: true, asksExpiry: false });
  expect(datesAskedFor("printed")).toEqual({ asksIssueDate: false, asksExpiry: true });
  expect(datesAskedFor("none")).toEqual({ asksIssueDate: false, asksExpiry: false });
});

test("movementFits requires a movement exactly for on_movement", () => {
  expect(movementFits("on_movement", "admission")).toBe(true);
  expect(movementFits("on_movement", null)).toBe(false);
  expect(movementFits("monthly", undefined)).toBe(true);
  expect(movementFits("monthly", "leave")).toBe(false);
});
