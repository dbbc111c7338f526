import { expect, test } from "vitest";
import { lengthWorthShowing, nameFault } from "./name-faults.ts";

test("a facility or department requires a name [R-292] [R-293]", () => {
  for (const typed of ["", "   "]) expect(nameFault(typed)).toBe("required");
  expect(nameFault(" Mina ")).toBeNull();
});

test("a name has at most 255 characters, without surrounding spaces [R-292] [R-293]", () => {
  expect(nameFault("a".repeat(255))).toBeNull();
  expect(nameFault(` ${"a".repeat(255)} `)).toBeNull();
  expect(nameFault("a".repeat(256))).toBe("tooLong");
});

test("lengthWorthShowing returns the length only near or above the limit [R-292]", () => {
  expect(lengthWorthShowing("a".repeat(225))).toBeNull();
  expect(lengthWorthShowing("a".repeat(226))).toBe(226);
  expect(lengthWorthShowing("a".repeat(300))).toBe(300);
});
