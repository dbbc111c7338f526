import { expect, test } from "vitest";
import { readProjectSection } from "./sections.ts";

test("readProjectSection accepts only known sections [S-055]", () => {
  expect([readProjectSection("fornecedores"), readProjectSection("dados"), readProjectSection(1)]).toEqual([
    "fornecedores",
    undefined,
    undefined,
  ]);
});
