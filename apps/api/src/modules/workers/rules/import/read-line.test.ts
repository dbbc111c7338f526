import { expect, test } from "vitest";
import { newCpf } from "../../../../../test/fixtures/new-cpf.ts";
import { type Cells, readDocument, readLine } from "./read-line.ts";
import { indexNames } from "./resolve-names.ts";

const activities = indexNames([{ id: 1, name: "Solda", isActive: true }], ({ name }) => [name]);
const projects = indexNames(
  Array.from({ length: 201 }, (_, at) => ({ projectId: at + 1, name: `P${at + 1}` })),
  ({ name }) => [name],
);
const fields = [
  { id: 1, asks: { kind: "number", minimum: null, maximum: null } },
  { id: 2, asks: { kind: "date" } },
  { id: 3, asks: { kind: "choice", options: ["Turno A"] } },
  { id: 4, asks: { kind: "text", maxLength: 5 } },
] as const;
const read = (cells: Cells) => readLine(cells, { activities, projects, fields });
const codes = (cells: Cells) => read(cells).reasons.map(({ column, code }) => [column, code]);
const cpf = newCpf();

test("filled cells become values and empty cells stay undefined", () => {
  const { line, reasons } = read({
    cpf,
    name: " Ana ",
    gender: "F",
    exposedToRisk: "sim",
    salary: "1,5",
    birthdate: "",
    activityTypes: "solda; Solda",
  });
  expect(reasons).toEqual([]);
  expect(line).toMatchObject({
    document: { documentKind: "cpf", document: cpf },
    name: "Ana",
    gender: "female",
    exposedToRisk: true,
    salaryCents: 150,
    birthdate: undefined,
    activities: [{ id: 1 }],
    projects: undefined,
    values: [],
  });
});

test("a foreign document needs a number, a type and a country", () => {
  const foreign = { foreignType: "Passaporte", foreignCountry: "Argentina", foreignNumber: "ab-12 3" };
  expect(readDocument(foreign).value).toEqual({
    documentKind: "foreign",
    documentCountry: "AR",
    documentType: "passport",
    document: "AB123",
  });
  expect(codes({ foreignNumber: "AB1" })).toEqual([
    ["foreignType", "cell.required"],
    ["foreignCountry", "cell.required"],
  ]);
  expect(codes({ ...foreign, foreignType: "x", foreignCountry: "y", foreignNumber: "ação" })).toEqual([
    ["foreignNumber", "cell.invalid_document"],
    ["foreignType", "cell.not_an_option"],
    ["foreignCountry", "cell.unknown_country"],
  ]);
  expect(codes({ ...foreign, foreignNumber: "1".repeat(41) })).toEqual([["foreignNumber", "cell.invalid_document"]]);
});

test("a line needs exactly one document, which is no foreign CPF", () => {
  const foreign = { foreignType: "RNM", foreignCountry: "AR", foreignNumber: "AB1" };
  expect(codes({})).toEqual([["cpf", "worker.document_missing"]]);
  expect(codes({ ...foreign, cpf })).toEqual([["foreignNumber", "worker.document_missing"]]);
  expect(codes({ ...foreign, foreignNumber: cpf })).toEqual([["foreignNumber", "worker.document_is_cpf"]]);
  expect(codes({ cpf: "123" })).toEqual([["cpf", "worker.cpf_invalid"]]);
});

test("every fault has its column", () => {
  const cells = {
    cpf,
    name: "x".repeat(256),
    birthdate: "ontem",
    gender: "?",
    admissionDate: "1/1/1800",
    contractRegime: "PJ",
    exposedToRisk: "?",
  };
  expect(codes({ ...cells, salary: "muito", activityTypes: "Mergulho", projects: "P9999", role: "y".repeat(256) })).toEqual([
    ["name", "cell.too_long"],
    ["birthdate", "cell.not_a_date"],
    ["gender", "cell.not_an_option"],
    ["role", "cell.too_long"],
    ["admissionDate", "cell.year_out_of_range"],
    ["contractRegime", "cell.not_an_option"],
    ["exposedToRisk", "cell.not_yes_or_no"],
    ["salary", "cell.not_a_number"],
    ["activityTypes", "cell.unknown_activity_type"],
    ["projects", "cell.unknown_project"],
  ]);
});

test("a cell has a limited number of items", () => {
  const names = Array.from({ length: 201 }, (_, at) => `P${at + 1}`).join("; ");
  expect(read({ cpf, projects: names }).reasons).toEqual([{ code: "cell.too_many", column: "projects", details: { maximum: 200 } }]);
});

test("answers to custom fields are read by their kind", () => {
  const cells = { cpf, "field:1": "1.234,5", "field:2": "02/03/2026", "field:3": "turno a", "field:4": " A \n B " };
  expect(read(cells).line.values).toEqual([
    { customFieldId: 1, value: "1234.5" },
    { customFieldId: 2, value: "2026-03-02" },
    { customFieldId: 3, value: "Turno A" },
    { customFieldId: 4, value: "A B" },
  ]);
  expect(codes({ cpf, "field:1": "x", "field:2": "x", "field:3": "x" })).toEqual([
    ["field:1", "cell.not_a_number"],
    ["field:2", "cell.not_a_date"],
    ["field:3", "cell.not_an_option"],
  ]);
});
