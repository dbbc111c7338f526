import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { publishedBytes } from "../../../../registry-sample/published-row.ts";
import { type CsvRow, csvRows } from "./csv-rows.ts";

const fieldsOf = ({ bytes, starts, ends, count }: CsvRow): readonly string[] =>
  Array.from({ length: count }, (_, at) => bytes.toString("latin1", starts[at], ends[at]).replaceAll('""', '"'));

/** Parses bytes in chunks of these lengths. */
const read = (bytes: Buffer, lengths: readonly number[] = [bytes.length]) => {
  const rows: (readonly string[])[] = [];
  const faults: (readonly [number, string])[] = [];
  const reader = csvRows({ row: (row) => rows.push(fieldsOf(row)), fault: (number, reason) => faults.push([number, reason]) });
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const length = Math.max(1, lengths[turn % lengths.length] ?? 1);
    reader.feed(bytes.subarray(at, at + length));
    at += length;
  }
  reader.finish();
  return { rows, faults, count: reader.count() };
};
const latin1 = fc.string({ unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)) });

describe("csvRows", () => {
  test("csvRows returns the written rows for any content and chunk size", () => {
    const row = fc.array(latin1, { minLength: 2, maxLength: 8 });
    const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), cuts, (rows, lengths) => {
        const result = read(publishedBytes(rows), lengths);
        expect(result.rows).toEqual(rows);
        expect(result).toMatchObject({ faults: [], count: rows.length });
      }),
    );
  });

  test.each([
    { what: "a semicolon", written: `"A;B";"C"\n`, fields: ["A;B", "C"] },
    { what: "a doubled quote", written: `"GALPÃO ""B""";"C"\n`, fields: ['GALPÃO "B"', "C"] },
    { what: "only a doubled quote", written: `"""";"C"\n`, fields: ['"', "C"] },
    { what: "a line break", written: `"A\nB";"C"\n`, fields: ["A\nB", "C"] },
    { what: "letters of latin-1", written: `"AÇÃO É";"ÿ"\n`, fields: ["AÇÃO É", "ÿ"] },
    { what: "Windows line breaks", written: `"A";"B"\r\n"C";D\r\n`, fields: ["A", "B"] },
    { what: "no quotes", written: `A;B\n`, fields: ["A", "B"] },
    { what: "empty fields", written: `"";\n`, fields: ["", ""] },
    { what: "no line break at the end of the file", written: `"A";"B"`, fields: ["A", "B"] },
  ])("csvRows parses a row with $what", ({ written, fields }) => {
    expect(read(Buffer.from(written, "latin1")).rows[0]).toEqual(fields);
    expect(read(Buffer.from(written, "latin1"), [1]).rows[0]).toEqual(fields);
  });

  test("csvRows reports malformed rows by number and continues", () => {
    const written = `"A";"B"\n"C"X;"D"\n"E";"F"\n"G";"H\n`;
    expect(read(Buffer.from(written, "latin1"))).toEqual({
      rows: [
        ["A", "B"],
        ["E", "F"],
      ],
      faults: [
        [2, "a quote that does not close its field"],
        [4, "a quote that does not close its field"],
      ],
      count: 4,
    });
  });

  test("csvRows drops only the row with an unclosed quote", () => {
    const rest = Array.from({ length: 9_000 }, (_, at) => ["linha", String(at)]);
    const { rows, faults } = read(
      Buffer.concat([Buffer.from(`"A";"B\n`), Buffer.from(rest.map((row) => `${row.join(";")}\n`).join(""))]),
      [70_000],
    );
    expect(faults).toEqual([[1, "a quote that does not close its field"]]);
    expect(rows).toEqual(rest);
  });
});
