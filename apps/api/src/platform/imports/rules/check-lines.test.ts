import { expect, test } from "vitest";
import { cellsOf, checkLines } from "./check-lines.ts";
import type { ImportColumn } from "./match-columns.ts";

const column = (key: string): ImportColumn => ({
  key,
  names: { "pt-BR": key, "en-US": key, "es-ES": key },
  aliases: [],
  isRequired: false,
});
const file = { headings: ["Nome", "Cor", "Turno"], mapping: { name: 0, "field:7": 2, role: 4 } };

test("cells are read by column and a short line has empty cells", () => {
  const columns = ["name", "field:7", "role"].map(column);
  expect(cellsOf(["Ana", "Azul", "A"], file, columns)).toEqual({ cells: { name: "Ana", "field:7": "A", role: "" }, reasons: [] });
});

test("a value in a removed column is a reason with its heading", () => {
  const columns = ["name", "role"].map(column);
  const gone = { code: "cell.column_gone", column: null, details: { heading: "Turno" } };
  expect(cellsOf(["Ana", "", "A"], file, columns)).toEqual({ cells: { name: "Ana", role: "" }, reasons: [gone] });
  expect(cellsOf(["Ana", "", ""], file, columns).reasons).toEqual([]);
});

test("a later line about one record fails and names the first", () => {
  const line = (number: number, key: string | null) => ({ line: number, cells: {}, reasons: [], key });
  const { valid, failed } = checkLines([line(10, "a"), line(11, "b"), line(12, "b"), line(13, null), line(14, null)], new Map([["a", 3]]));
  expect(valid.map((one) => one.line)).toEqual([11, 13, 14]);
  const repeated = (number: number, first: number) => ({
    line: number,
    result: "failed",
    reasons: [{ code: "line.repeated", column: null, details: { line: first } }],
    rowId: null,
  });
  expect(failed).toEqual([repeated(10, 3), repeated(12, 11)]);
});

test("a line with reasons fails and is the first about its record", () => {
  const reason = { code: "cell.column_gone", column: null };
  const { valid, failed } = checkLines(
    [
      { line: 2, cells: {}, reasons: [reason], key: "a" },
      { line: 3, cells: {}, reasons: [], key: "a" },
    ],
    new Map(),
  );
  expect([valid, failed.map(({ line, reasons }) => [line, reasons[0]?.code])]).toEqual([
    [],
    [
      [2, "cell.column_gone"],
      [3, "line.repeated"],
    ],
  ]);
});
