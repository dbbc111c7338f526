import { expect, test } from "vitest";
import { assignedMapping, type ImportColumn, matchColumns, missingColumns, normalizeHeading, unmatchedPositions } from "./match-columns.ts";

const column = (key: string, names: readonly [string, string, string], more: Partial<ImportColumn> = {}): ImportColumn => ({
  key,
  names: { "pt-BR": names[0], "en-US": names[1], "es-ES": names[2] },
  aliases: [],
  isRequired: true,
  ...more,
});
const columns = [
  column("name", ["Nome", "Name", "Nombre"]),
  column("cpf", ["CPF", "CPF", "CPF"], { aliases: ["Documento"], replacedBy: "number" }),
  column("number", ["Número do documento", "Document number", "Número del documento"], { isRequired: false }),
  column("role", ["Função", "Role", "Cargo"], { isRequired: false }),
];

test("normalizeHeading drops case, accents, punctuation and spaces", () => {
  expect(normalizeHeading("  Data de Admissão * ")).toBe("datadeadmissao");
});

test("headings match in three languages, by alias and in any order", () => {
  expect(matchColumns(["FUNCAO", "nombre", "documento", "Cor favorita"], columns, {})).toEqual({ role: 0, name: 1, cpf: 2 });
  expect(matchColumns(["Name", "Document number"], columns, {})).toEqual({ name: 0, number: 1 });
});

test("the first of two equal headings is used", () => {
  expect(matchColumns(["Nome", "Name"], columns, {})).toEqual({ name: 0 });
});

test("the first of two columns with one name is used", () => {
  const field = column("field:1", ["Nome", "Nome", "Nome"], { isRequired: false });
  expect(matchColumns(["Nome"], [...columns, field], {})).toEqual({ name: 0 });
});

test("a remembered heading takes precedence over a name", () => {
  expect(matchColumns(["Nome", "Apelido"], columns, { apelido: "name" })).toEqual({ name: 1 });
  expect(matchColumns(["Nome"], columns, { nome: "field:9" })).toEqual({ name: 0 });
});

test("a required column is missing unless its replacement exists", () => {
  expect(missingColumns(columns, { role: 0 })).toEqual(["name", "cpf"]);
  expect(missingColumns(columns, { name: 0, number: 1 })).toEqual([]);
  expect(missingColumns(columns, { name: 0, cpf: 1 })).toEqual([]);
});

test("an assignment needs known columns, known headings and distinct headings", () => {
  const file = { headings: ["A", "B"], columns };
  expect(assignedMapping({ name: "B", cpf: "A" }, file)).toEqual({ name: 1, cpf: 0 });
  expect(assignedMapping({ name: "C" }, file)).toBeUndefined();
  expect(assignedMapping({ colour: "A" }, file)).toBeUndefined();
  expect(assignedMapping({ name: "A", cpf: "A" }, file)).toBeUndefined();
});

test("unmatchedPositions returns the headings that no column has", () => {
  expect(unmatchedPositions(["a", "b", "c"], { x: 1 })).toEqual([0, 2]);
});
