import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test("a person is known by the first and the last of their names", () => {
  expect(initialsOf("Ana Prado")).toBe("AP");
  expect(initialsOf("  maria das  graças silva ")).toBe("MS");
  expect(initialsOf("Édson")).toBe("É");
  expect(initialsOf("")).toBe("");
});
