import { expect, test } from "vitest";
import { text } from "./text/pt-br.ts";

test("the deletion of a unit is told in the words of the specification [R-299]", () => {
  expect(text.removing.unitDone.replace("{{name}}", "Mina")).toBe('Exclusão da unidade "Mina" foi feita com sucesso.');
});

test("the deletion of an area is told in the words of the specification [R-300]", () => {
  expect(text.removing.departmentDone.replace("{{name}}", "Paiol")).toBe('Exclusão da área "Paiol" foi feita com sucesso.');
});
