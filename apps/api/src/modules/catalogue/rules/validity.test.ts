import { frequencies } from "@emdia/contract/catalogue/vocabulary.ts";
import { expect, test } from "vitest";
import { validityFits } from "./validity.ts";

test("validityFits refuses a validity for monthly and yearly types only [CD-159]", () => {
  expect(frequencies.filter((frequency) => validityFits(frequency, "printed"))).toEqual(["once", "always_valid", "on_movement"]);
  expect(frequencies.filter((frequency) => validityFits(frequency, "from_issue"))).toEqual(["once", "always_valid", "on_movement"]);
  expect(frequencies.every((frequency) => validityFits(frequency, "none"))).toBe(true);
});
