import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { writeXlsx as writeWorkbook } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { readSheet, type SheetRow } from "./read-sheet.ts";
import { writeArchive } from "./xlsx/zip-writer.ts";

const fixture = (name: string) => createReadStream(new URL(`../../../test/files/spreadsheets/${name}`, import.meta.url));
const streamOf = (bytes: Uint8Array | string) => Readable.from([Buffer.from(bytes)]);
const allOf = async <T>(source: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
};
const rowsOf = (bytes: Readable | Uint8Array | string, type: "xlsx" | "csv" = "xlsx"): Promise<readonly SheetRow[]> =>
  allOf(readSheet(bytes instanceof Readable ? bytes : streamOf(bytes), type));
const cellsOf = async (bytes: Readable | Uint8Array | string, type: "xlsx" | "csv" = "xlsx") =>
  (await rowsOf(bytes, type)).map(({ cells }) => cells);

const heading = ["Nome", "CPF", "Nascimento", "Salário", "Turno", "Ativo", "Fórmula", "Observação"];
const people = [
  { line: 1, cells: heading },
  { line: 2, cells: ["João da Silva & Filhos", "12345678909", "1990-02-11", "2500.75", "08:30", "true", "5001.5", "mesclada"] },
  { line: 3, cells: ["Maria Aparecida Conceição", "1234567890", "2004-02-29", "0.00000012", "", "false", "ab"] },
  { line: 5, cells: ["Com espaços", "00000000191", "31/12/2030", "1234567.5", "", "", "#DIV/0!", "linha 1\nlinha 2"] },
];

describe("a workbook", () => {
  test.each(["libreoffice.xlsx", "libreoffice-1904.xlsx"])("%s becomes text with the line numbers of the program", async (name) => {
    expect(await rowsOf(fixture(name))).toEqual(people);
  });

  test("readSheet reads the first visible sheet of the library's workbook", async () => {
    const bytes = await writeWorkbook({
      sheets: [
        { name: "Oculta", hidden: true, rows: [["x"], ["y"]] },
        { name: "Muito oculta", veryHidden: true, rows: [["x"], ["y"]] },
        {
          name: "Colaboradores",
          rows: [["Nome", "Início"], ["a", new Date("2024-12-31T07:30:00Z")], [true, 1e21], [], ["Lima \r & <b>", -0.5], [45_657]],
          cells: new Map([
            ["1,0", { type: "richText", richText: [{ text: "Ana " }, { text: "Lima", font: { bold: true } }] }],
            ["2,1", { formula: "1+1" }],
            ["5,0", { style: { numFmt: "dd/mm/yyyy hh:mm" } }],
          ]),
        },
      ],
    });
    expect(await rowsOf(bytes)).toEqual([
      { line: 1, cells: ["Nome", "Início"] },
      { line: 2, cells: ["Ana Lima", "2024-12-31 07:30"] },
      { line: 3, cells: ["true"] },
      { line: 5, cells: ["Lima \r & <b>", "-0.5"] },
      { line: 6, cells: ["2024-12-31 00:00"] },
    ]);
  });

  test("readSheet ends the reading of the file when the caller stops", async () => {
    const bytes = await writeWorkbook({ sheets: [{ name: "a", rows: Array.from({ length: 20_000 }, (_, line) => [`linha ${line}`]) }] });
    for await (const { line } of readSheet(streamOf(bytes), "xlsx")) if (line === 2) break;
    expect(process.getActiveResourcesInfo().filter((kind) => kind.includes("Zlib"))).toEqual([]);
  });
});

describe("a CSV file", () => {
  test.each(["libreoffice-windows.csv", "libreoffice-utf8.csv", "libreoffice-utf16.csv"])("%s is decoded", async (name) => {
    const rows = await rowsOf(fixture(name), "csv");
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 5]);
    expect(rows[0]?.cells).toEqual(heading);
    expect(rows.map(({ cells }) => cells[0])).toEqual(["Nome", "João da Silva & Filhos", "Maria Aparecida Conceição", "Com espaços"]);
    expect(rows.at(-1)?.cells.at(-1)?.replace("\r", "")).toBe("linha 1\nlinha 2");
  });

  test.each([
    [
      "semicolons",
      'a;b\n"x;1";"d""e"\n',
      [
        ["a", "b"],
        ["x;1", 'd"e'],
      ],
    ],
    [
      "commas",
      "a,b\r\nx;1,y\r\n",
      [
        ["a", "b"],
        ["x;1", "y"],
      ],
    ],
    [
      "tabs",
      "a\tb\nx,1\ty",
      [
        ["a", "b"],
        ["x,1", "y"],
      ],
    ],
    [
      "a declared separator",
      "sep=|\na|b\nx|y",
      [
        ["a", "b"],
        ["x", "y"],
      ],
    ],
    [
      "a byte order mark",
      "\uFEFFa;b\nx;y",
      [
        ["a", "b"],
        ["x", "y"],
      ],
    ],
    ["one column", "a\n\n  x  \n", [["a"], ["x"]]],
    [
      "separators inside a quoted heading",
      '"a,b,c";d\nx;y',
      [
        ["a,b,c", "d"],
        ["x", "y"],
      ],
    ],
    [
      "marks before formulas",
      "a;b\n'=1+1;'x",
      [
        ["a", "b"],
        ["=1+1", "'x"],
      ],
    ],
  ])("with %s has these cells", async (_, text, cells) => {
    expect(await cellsOf(text, "csv")).toEqual(cells);
  });

  test("bytes of Windows-1252 become the characters of Windows", async () => {
    expect(await cellsOf(Buffer.from([0x61, 0x0a, 0x80, 0x93, 0xe7]), "csv")).toEqual([["a"], ["€“ç"]]);
  });

  test.each(["utf16le", "utf-16be"])("%s without a mark is decoded", async (encoding) => {
    const bytes = Buffer.from("Nome;Função\nJosé;Técnico", "utf16le");
    expect(await cellsOf(encoding === "utf16le" ? bytes : bytes.swap16(), "csv")).toEqual([
      ["Nome", "Função"],
      ["José", "Técnico"],
    ]);
  });
});

test("readSheet returns the stored result of a formula and evaluates none", async () => {
  const parts = await partsOf(
    '<row r="1"><c r="A1" t="str"><f>"a"</f><v>a</v></c></row><row r="2"><c r="A2"><f>HYPERLINK("http://x")</f></c><c r="B2"><f>1+1</f><v>7</v></c></row>',
  );
  expect(await cellsOf(parts)).toEqual([["a"], ["", "7"]]);
});

const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const relations = (...targets: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="${RELATIONS}">${targets.map(([type, target], index) => `<Relationship Id="r${index}" Type="http://x/${type}" Target="${target}"/>`).join("")}</Relationships>`;
type Parts = { readonly [name: string]: string };
const workbookParts = (rows: string): Parts => ({
  "_rels/.rels": relations(["officeDocument", "xl/workbook.xml"]),
  "xl/workbook.xml": '<workbook xmlns:r="http://r"><sheets><sheet name="a" sheetId="1" r:id="r0"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels": relations(["worksheet", "worksheets/sheet1.xml"]),
  "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});
const archiveOf = async (parts: Parts): Promise<Buffer> =>
  Buffer.from(
    await buffer(Readable.from(writeArchive(Object.entries(parts).map(([name, text]) => ({ name, content: [Buffer.from(text)] }))))),
  );
const partsOf = (rows: string, more: Parts = {}) => archiveOf({ ...workbookParts(rows), ...more });
const row = (line: number, text = "x") => `<row r="${line}"><c r="A${line}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const twoRows = row(1) + row(2);
const manyRows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1)).join("");

describe("a fault of the whole file", () => {
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
  const codeOf = (bytes: Uint8Array | string, type: "xlsx" | "csv" = "xlsx") =>
    rowsOf(bytes, type).then(
      (rows) => `read ${rows.length} rows`,
      (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
    );

  test.each([
    ["no byte", "", "import.file_empty"],
    ["an image", png, "import.file_broken"],
    ["random bytes after a signature", "PK\u0003\u0004 and so on", "import.file_broken"],
    [
      "an old workbook",
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]),
      "import.file_broken",
    ],
  ])("%s is refused", async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  test.each([
    ["no line below the heading", row(1), "import.file_empty"],
    ["no row", "", "import.file_empty"],
    ["blank rows only", '<row r="1"/><row r="2"><c r="A2" s="0"/></row>', "import.file_empty"],
    ["a column beyond the limit", `${row(1)}<row r="2"><c r="XFD2"><v>1</v></c></row>`, "import.file_too_large"],
    ["a text beyond the limit", row(1) + row(2, "x".repeat(32_768)), "import.file_too_large"],
    ["an endless attribute", `${row(1)}<row r="${"x".repeat(600_000)}`, "import.file_too_large"],
    ["a document type with entities", `<!DOCTYPE a [<!ENTITY b "c">]>${twoRows}`, "import.file_broken"],
  ])("a sheet with %s is refused", async (_, rows, code) => {
    expect(await codeOf(await partsOf(rows))).toBe(code);
  });

  test.each([
    ["a macro project", { "xl/vbaProject.bin": "x" }, "import.has_macros"],
    ["a macro sheet", { "xl/macrosheets/sheet1.xml": "x" }, "import.has_macros"],
    ["2,001 parts", Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`p${index}`, ""])), "import.file_too_large"],
    ["a sheet of blanks above the compression ratio", { "xl/worksheets/sheet1.xml": `${" ".repeat(9_000_000)}` }, "import.file_too_large"],
    ["an unfinished element", { "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${twoRows}<row` }, "import.file_broken"],
    ["an open element", { "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${twoRows}` }, "import.file_broken"],
    ["no workbook", { "_rels/.rels": relations(["other", "xl/workbook.xml"]) }, "import.file_broken"],
    [
      "hidden sheets only",
      { "xl/workbook.xml": '<workbook xmlns:r="http://r"><sheets><sheet state="hidden" r:id="r0"/></sheets></workbook>' },
      "import.file_broken",
    ],
  ])("a workbook with %s is refused", async (_, parts, code) => {
    expect(await codeOf(await partsOf(twoRows, parts))).toBe(code);
  });

  test("a workbook with a password is refused", async () => {
    const bytes = await writeWorkbook({ sheets: [{ name: "a", rows: [["a"], ["b"]] }], encryption: { password: "segredo", spinCount: 1 } });
    expect(await codeOf(bytes)).toBe("import.needs_password");
  });

  test("a truncated or changed workbook is refused", async () => {
    const bytes = await partsOf(manyRows(500));
    for (const share of [0.3, 0.6, 0.95]) expect(await codeOf(bytes.subarray(0, bytes.length * share))).toBe("import.file_broken");
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(2_000) ^ 0xff, 2_000);
    expect(await codeOf(changed)).toMatch(/^import\.file_(broken|too_large)$/);
  });

  test("a part that is longer than declared is refused", async () => {
    const bytes = await partsOf(manyRows(500));
    const entry = bytes.lastIndexOf("xl/worksheets/sheet1.xml") - 46;
    bytes.writeUInt32LE(100, entry + 24);
    expect(await codeOf(bytes)).toBe("import.file_broken");
  });

  test("200,000 lines are read and one more is refused", async () => {
    const lines = (count: number) => `a\n${"x\n".repeat(count)}`;
    expect(await codeOf(lines(200_000), "csv")).toBe("read 200001 rows");
    expect(await codeOf(lines(200_001), "csv")).toBe("import.too_many_lines");
  });

  test.each([
    ["an open quote", 'a;b\n"x;y\nz;w\n', "import.file_broken"],
    ["binary content", Buffer.from([0x61, 0x0a, 0, 1, 2, 3, 0x0a, 0x62]), "import.file_broken"],
    ["a heading only", "a;b\n", "import.file_empty"],
    ["257 columns", `a\n${"x;".repeat(257)}x`, "import.file_too_large"],
    ["a file above the limit", Buffer.alloc(20 * 1_048_576 + 1, "a"), "import.file_too_large"],
  ])("a CSV file with %s is refused", async (_, bytes, code) => {
    expect(await codeOf(bytes, "csv")).toBe(code);
  });

  test("an error of the storage is no fault of the file", async () => {
    const failing = new Readable({ read: () => undefined });
    setImmediate(() => failing.destroy(new Error("the bucket is gone")));
    await expect(rowsOf(failing)).rejects.toThrow("the bucket is gone");
  });
});
