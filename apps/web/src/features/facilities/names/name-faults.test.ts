import { expect, test } from "vitest";
import { lengthWorthShowing, nameFault } from "./name-faults.ts";

test("a unit or an area needs a name [R-292] [R-293]", () => {
  for (const typed of ["", "   "]) expect(nameFault(typed)).toBe("required");
  expect(nameFault(" Mina ")).toBeNull();
});

test("a name has at most 255 characters, spaces around it aside [R-292] [R-293]", () => {
  expect(nameFault("a".repeat(255))).toBeNull();
  expect(nameFault(` ${"a".repeat(255)} `)).toBeNull();
  expect(nameFault("a".repeat(256))).toBe("tooLong");
});

test("the length is shown only near the limit and beyond it [R-292]", () => {
  expect(lengthWorthShowing("a".repeat(225))).toBeNull();
  expect(lengthWorthShowing("a".repeat(226))).toBe(226);
  expect(lengthWorthShowing("a".repeat(300))).toBe(300);
});
