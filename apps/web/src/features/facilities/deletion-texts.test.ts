import { expect, test } from "vitest";
import { text } from "./text/pt-br.ts";

test("the deletion message of a facility matches the specification [R-299]", () => {
  expect(text.removing.unitDone.replace("{{name}}", "Mina")).toBe('Exclusão da unidade "Mina" foi feita com sucesso.');
});

test("the deletion message of a department matches the specification [R-300]", () => {
  expect(text.removing.departmentDone.replace("{{name}}", "Paiol")).toBe('Exclusão da área "Paiol" foi feita com sucesso.');
});
