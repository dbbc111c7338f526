import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test("initialsOf uses the first and the last name", () => {
  expect(initialsOf("Ana Prado")).toBe("AP");
  expect(initialsOf("  maria das  graças silva ")).toBe("MS");
  expect(initialsOf("Édson")).toBe("É");
  expect(initialsOf("")).toBe("");
});
