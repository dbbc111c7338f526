import { expect, test } from "vitest";
import { columnFaults, guessColumns, mappingOf, missingColumns } from "./column-guess.ts";

const column = (key: string, name: string, isRequired = true) => ({ key, name, isRequired, heading: null });
const columns = [column("name", "Nome"), column("cpf", "CPF"), column("role", "Função"), column("salary", "Salário", false)];

test("guessColumns ignores case, accents and punctuation", () => {
  expect(guessColumns(columns, ["FUNCAO", "nome", "C.P.F.", "Obs"])).toEqual({ name: "nome", cpf: "C.P.F.", role: "FUNCAO", salary: "" });
});

test("guessColumns prefers the same heading to one that contains it", () => {
  expect(guessColumns(columns, ["Nome da mãe", "Nome", "Número do CPF"])).toMatchObject({ name: "Nome", cpf: "Número do CPF" });
  expect(guessColumns([column("mother", "Nome da mãe"), column("name", "Nome")], ["Nome"])).toEqual({ mother: "", name: "Nome" });
});

test("guessColumns prefers the heading that the server matched", () => {
  const role = { ...column("role", "Função"), heading: "Cargo" };
  expect(guessColumns([column("name", "Cargo"), role], ["Quem", "Cargo"])).toEqual({ name: "", role: "Cargo" });
});

test("guessColumns suggests no abbreviation, which fits several columns", () => {
  expect(guessColumns([column("type", "Tipo do documento", false)], ["Doc", ""])).toEqual({ type: "" });
});

test("columnFaults marks missing required columns and headings used twice", () => {
  expect(columnFaults(columns, { name: "", cpf: "A", role: "A", salary: "" })).toEqual({ name: "required", role: "twice" });
  expect(columnFaults(columns, { name: "N", cpf: "A", role: "B" })).toEqual({});
});

test("mappingOf omits columns that are not imported", () => {
  expect(mappingOf({ name: "N", salary: "" })).toEqual({ name: "N" });
});

test("missingColumns reads the columns that the server misses", () => {
  expect(missingColumns({ columns: ["cpf", 3] })).toEqual(["cpf"]);
  expect([undefined, {}, { columns: "cpf" }].map(missingColumns)).toEqual([[], [], []]);
});
