import { expect, test } from "vitest";
import { isTable, readPastedRows, splitCells } from "./pasted-rows.ts";

test("splitCells reads rows as spreadsheet programs copy them", () => {
  expect(splitCells("Nome\tCPF\r\nAna\t529.982.247-25\r\n")).toEqual([
    ["Nome", "CPF"],
    ["Ana", "529.982.247-25"],
  ]);
  expect(splitCells("Nome\tCPF\nAna\t")).toEqual([
    ["Nome", "CPF"],
    ["Ana", ""],
  ]);
  expect(splitCells("Nome\tFunção\rAna\t")).toEqual(splitCells("Nome\tFunção\nAna\t"));
  expect(splitCells("")).toEqual([]);
});

test("splitCells keeps line breaks, tabs and quotes of a quoted cell", () => {
  expect(splitCells('Nome\tNota\nAna\t"a\nb\t""c"""\nBia\tplain "quote"')).toEqual([
    ["Nome", "Nota"],
    ["Ana", 'a\nb\t"c"'],
    ["Bia", 'plain "quote"'],
  ]);
});

test("splitCells reads an unclosed quote as text", () => {
  expect(splitCells('Nome\n"Ana\tPrado')).toEqual([["Nome"], ['"Ana', "Prado"]]);
});

test("readPastedRows drops empty rows and needs a heading with one row", () => {
  expect(readPastedRows("Nome\tCPF\n\t\n\nAna\t1\n")).toEqual({
    ok: true,
    rows: [
      ["Nome", "CPF"],
      ["Ana", "1"],
    ],
  });
  expect(readPastedRows("Nome\tCPF\n\n")).toEqual({ ok: false, fault: "tooFew" });
});

test("readPastedRows refuses more rows, columns or characters than the server", () => {
  const rows = (count: number) => Array(count).fill("a\tb").join("\n");
  expect([readPastedRows(rows(5_000)).ok, readPastedRows(rows(5_001))]).toEqual([true, { ok: false, fault: "tooManyRows" }]);
  expect(readPastedRows(`h\n${Array(201).fill("a").join("\t")}`)).toEqual({ ok: false, fault: "tooManyColumns" });
  expect(readPastedRows(`h\n${"a".repeat(6_001)}`)).toEqual({ ok: false, fault: "tooLong" });
});

test("isTable tells copied cells from a copied word", () => {
  expect(["Nome\tCPF", "Ana\nBia", "Ana\n", "529.982.247-25"].map(isTable)).toEqual([true, true, false, false]);
});
