import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { CSV_TYPE, XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import fc from "fast-check";
import { writeXlsx as writeWorkbook } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSheet } from "../spreadsheets/read-sheet.ts";
import { writeXlsx } from "../spreadsheets/write-sheet.ts";
import { sniffType } from "./sniff-type.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emdia-sniff-"));
});
afterAll(() => rm(folder, { recursive: true }));

const typeOf = async (bytes: Uint8Array | string, accepted?: readonly string[]): Promise<string> => {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return sniffType(path, accepted);
};

test("sniffType detects the type from the bytes", async () => {
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
  expect(await typeOf("%PDF-1.7\n%%EOF")).toBe("application/pdf");
  expect(await typeOf(png)).toBe("image/png");
  expect(await typeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]))).toBe("image/jpeg");
});

test("text in any encoding is text/plain, and so is markup", async () => {
  const table = "nome;função\nRita;eletricista\r\n";
  expect(await typeOf(Buffer.from(table, "utf8"))).toBe("text/plain");
  expect(await typeOf(Buffer.from(table, "latin1"))).toBe("text/plain");
  expect(await typeOf("<!doctype html><script>alert(1)</script>")).toBe("text/plain");
});

test("unknown bytes are application/octet-stream", async () => {
  expect(await typeOf("")).toBe("application/octet-stream");
  expect(await typeOf(Buffer.from([1, 2, 3, 0]))).toBe("application/octet-stream");
});

const beginnings = [
  "%PDF-1.7",
  "PK\x03\x04",
  "\x89PNG\r\n\x1a\n",
  "\xff\xd8\xff",
  "RIFF\x00\x00\x00\x00WEBP",
  "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
  "II*\x00",
  "ID3",
];

test("sniffType returns a type for truncated and corrupt files of every format", async () => {
  const promise = fc.constantFrom(...beginnings.map((text) => Buffer.from(text, "latin1")));
  await fc.assert(
    fc.asyncProperty(promise, fc.uint8Array({ maxLength: 400 }), async (begin, rest) => {
      expect(await typeOf(Buffer.concat([begin, rest]))).toMatch(/^[a-z]+\/[\w.+-]+$/);
    }),
    { numRuns: 400 },
  );
});

const tables = [XLSX_TYPE, CSV_TYPE];
const spreadsheet = (name: string) => readFile(new URL(`../../../test/files/spreadsheets/${name}`, import.meta.url));

test.each(["libreoffice-utf8.csv", "libreoffice-windows.csv", "libreoffice-utf16.csv"])(
  "%s is CSV for a route of spreadsheets",
  async (name) => {
    expect(await typeOf(await spreadsheet(name), tables)).toBe(CSV_TYPE);
  },
);

test("a workbook is xlsx for a route of spreadsheets", async () => {
  expect(await typeOf(await spreadsheet("libreoffice.xlsx"), tables)).toBe(XLSX_TYPE);
  const written = writeXlsx({ name: "a", columns: [{ heading: "a", kind: "text" }], rows: [["b"]] });
  expect(await typeOf(await buffer(Readable.from(written)), tables)).toBe(XLSX_TYPE);
});

test("a route of spreadsheets takes no image, PDF or binary content", async () => {
  const contents = ["%PDF-1.7\n%%EOF", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]), Buffer.from([1, 2, 3, 0])];
  for (const content of contents) expect(tables).not.toContain(await typeOf(content, tables));
});

test("a workbook with macros is xlsx for a route of spreadsheets, whose reader refuses it", async () => {
  const workbook = Buffer.from(await writeWorkbook({ sheets: [{ name: "a", rows: [["a"], ["b"]] }], vbaProject: new Uint8Array(600) }));
  expect(await typeOf(workbook, tables)).toBe(XLSX_TYPE);
  expect(await typeOf(workbook, [XLSX_TYPE])).not.toBe(XLSX_TYPE);
  await expect(readSheet(Readable.from([workbook]), "xlsx").next()).rejects.toMatchObject({ code: "import.has_macros" });
});

test("text is no CSV for other routes", async () => {
  const bytes = await spreadsheet("libreoffice-utf8.csv");
  expect(await typeOf(bytes)).toBe("text/plain");
  expect(await typeOf(bytes, ["application/pdf"])).toBe("text/plain");
  expect(["text/csv", "text/plain"]).not.toContain(await typeOf(await spreadsheet("libreoffice-utf16.csv"), ["text/plain"]));
});
