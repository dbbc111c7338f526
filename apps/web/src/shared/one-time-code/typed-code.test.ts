import { expect, test } from "vitest";
import { codeFault, codeIn } from "./typed-code.ts";

test("codeIn extracts the six digits from pasted text [R-127]", () => {
  expect(["123456", " 123 456 ", "123-456", "123456 é o seu código", "12345678"].map(codeIn)).toEqual(Array(5).fill("123456"));
});

test("codeFault requires all six digits [R-127] [MD-016]", () => {
  expect(["", "12345", "123456"].map(codeFault)).toEqual(["codeRequired", "codeShort", undefined]);
});
