import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, inkOn } from "./ink.ts";

test("contrastOf follows WCAG 2", () => {
  expect(contrastOf("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("inkOn is white on dark colours and black on light ones [R-358]", () => {
  expect(["#0f6775", "#000000", "#f2a93b", "#ffffff"].map(inkOn)).toEqual(["#ffffff", "#ffffff", "#000000", "#000000"]);
});

test("the ink has a contrast of 4.5 on every colour [R-358]", () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(fc.property(color, (base) => contrastOf(base, inkOn(base)) >= 4.5));
});
