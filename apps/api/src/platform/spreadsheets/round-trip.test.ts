import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSheet, type SheetRow } from "./read-sheet.ts";
import { writeCsv, writeXlsx } from "./write-sheet.ts";

const allOf = async (source: AsyncIterable<SheetRow>): Promise<readonly SheetRow[]> => {
  const all: SheetRow[] = [];
  for await (const row of source) all.push(row);
  return all;
};

/** A cell as the reader returns it: trimmed. CSV normalizes no line break, but its reader cannot store NUL. */
const cell = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.string({ unit: "binary-ascii", maxLength: 20 }).map((text) => text.replaceAll("\u0000", "")),
    fc.constantFrom(
      "=HYPERLINK(1)",
      "+55 11 98888-7777",
      "-1",
      "@x",
      "_x0041_",
      "00000000191",
      'a"b',
      "a;b",
      "\t=1",
      "<b>&amp;",
      "1,5",
      "’",
      "\r\n",
    ),
  )
  .map((text) => text.replace(/^['\s]+/, "").trim())
  .filter((text) => !/[;,|\t\r\n]'/.test(text));
const table = fc
  .integer({ min: 1, max: 6 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }));

const filled = (rows: readonly (readonly string[])[]) =>
  rows
    .map((cells) => cells.slice(0, cells.findLastIndex((text) => text !== "") + 1))
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.length > 0);

test.each([
  ["xlsx", writeXlsx],
  ["csv", writeCsv],
] as const)("a table survives writing and reading as %s", async (type, write) => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const columns = (rows[0] ?? []).map((_, index) => ({ heading: `Coluna ${index}`, kind: "text" as const }));
      fc.pre(filled(rows).length > 0);
      const written = Readable.from(write({ name: "Tabela", columns, rows }));
      const [heading, ...read] = await allOf(readSheet(written, type));
      expect(heading).toEqual({ line: 1, cells: columns.map((column) => column.heading) });
      expect(read).toEqual(filled(rows));
    }),
    { numRuns: 150 },
  );
});

const day = fc
  .date({ min: new Date("1900-03-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("days and numbers survive writing and reading as xlsx", async () => {
  const row = fc.tuple(
    day,
    fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
      const columns = [
        { heading: "Dia", kind: "day" },
        { heading: "Número", kind: "number" },
      ] as const;
      const written = Readable.from(writeXlsx({ name: "Tabela", columns, rows }));
      const [, ...read] = await allOf(readSheet(written, "xlsx"));
      expect(read.map(({ cells }) => cells[0])).toEqual(rows.map(([text]) => text));
      for (const [index, { cells }] of read.entries()) {
        expect(cells[1]).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(cells[1])).toBeCloseTo(rows[index]?.[1] ?? Number.NaN, 5);
      }
    }),
    { numRuns: 100 },
  );
});
