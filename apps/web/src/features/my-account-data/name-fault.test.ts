import { PERSON_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { nameFault } from "./name-fault.ts";

test("a person's name is required and limited in length", () => {
  expect(nameFault("   ")).toBe("required");
  expect(nameFault(` ${"x".repeat(PERSON_NAME_MAX_LENGTH)} `)).toBeUndefined();
  expect(nameFault("x".repeat(PERSON_NAME_MAX_LENGTH + 1))).toBe("tooLong");
});
