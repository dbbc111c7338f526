import { expect, test } from "vitest";
import { codeFault, codeIn } from "./typed-code.ts";

test("a code may be pasted with what stands around it [R-127]", () => {
  expect(["123456", " 123 456 ", "123-456", "123456 é o seu código", "12345678"].map(codeIn)).toEqual(Array(5).fill("123456"));
});

test("a code is required, all six digits of it [R-127] [MD-016]", () => {
  expect(["", "12345", "123456"].map(codeFault)).toEqual(["codeRequired", "codeShort", undefined]);
});
