import { expect, test } from "vitest";
import { readProjectSection } from "./sections.ts";

test("an address names a section of the project's page, or none [S-055]", () => {
  expect([readProjectSection("fornecedores"), readProjectSection("dados"), readProjectSection(1)]).toEqual([
    "fornecedores",
    undefined,
    undefined,
  ]);
});
