import { expect, test } from "vitest";
import { matchColumns } from "../../../../platform/imports/rules/match-columns.ts";
import { fieldColumns, headingOfField, workerColumns } from "./worker-columns.ts";

const company = { id: 7, name: "Serra Azul" };
const field = (id: number, name: string, of = company) => ({ id, name, company: of });

test("headings of other systems match the columns of a worker", () => {
  const headings = ["Nome completo", "Documento", "Nascimento", "Cargo", "Admissão", "Tipo de contrato", "Remuneração"];
  const keys = ["name", "cpf", "birthdate", "role", "admissionDate", "contractRegime", "salary"];
  expect(matchColumns(headings, workerColumns, {})).toEqual(Object.fromEntries(keys.map((key, position) => [key, position])));
});

test("a custom field with a shared name is headed with its contractor", () => {
  const fields = [field(1, "Turno"), field(2, "turno", { id: 8, name: "Horizonte" }), field(3, "Cargo"), field(4, "Matrícula")];
  expect(fields.map((one) => headingOfField(one, fields))).toEqual([
    "Turno (Serra Azul)",
    "turno (Horizonte)",
    "Cargo (Serra Azul)",
    "Matrícula",
  ]);
  const columns = [...workerColumns, ...fieldColumns(fields)];
  expect(matchColumns(["Matrícula", "Turno (Horizonte)", "Matrícula (Serra Azul)"], columns, {})).toEqual({ "field:4": 0, "field:2": 1 });
});
