import { frequencies } from "@emdia/contract/catalogue/vocabulary.ts";
import { expect, test } from "vitest";
import { validityFits } from "./validity.ts";

test("what is asked for anew each month or each year has no validity of its own, and everything else may have one [CD-159]", () => {
  expect(frequencies.filter((frequency) => validityFits(frequency, "printed"))).toEqual(["once", "always_valid", "on_movement"]);
  expect(frequencies.filter((frequency) => validityFits(frequency, "from_issue"))).toEqual(["once", "always_valid", "on_movement"]);
  expect(frequencies.every((frequency) => validityFits(frequency, "none"))).toBe(true);
});
