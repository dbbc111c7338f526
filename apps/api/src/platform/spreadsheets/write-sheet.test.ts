import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { readXlsx as readWorkbook } from "hucre/xlsx";
import { expect, test } from "vitest";
import { type SheetContent, writeCsv, writeXlsx } from "./write-sheet.ts";
import { openArchive, partBytes } from "./xlsx/zip-archive.ts";

const formula = '=HYPERLINK("http://evil.example","x")';
const cities = Array.from({ length: 300 }, (_, index) => `Cidade, ${index}`);
const content: SheetContent = {
  name: "Colaboradores",
  columns: [
    { heading: "Nome", kind: "text", isRequired: true, width: 40, note: "Nome completo" },
    { heading: "CPF", kind: "text" },
    { heading: "Nascimento", kind: "day" },
    { heading: "Filhos", kind: "number" },
    { heading: "Cidade", kind: "text", choices: cities },
    { heading: "Ativo", kind: "text", choices: ["Sim", "Não"] },
  ],
  rows: [
    [formula, "00000000191", "1990-02-11", 2, "Cidade, 1", "Sim"],
    ["Ana", 191, "31/02/2020", null, "", "Não"],
  ],
  guide: { name: "Instruções", lines: ["Como preencher", "=1+1"] },
};
const bytesOf = (sheet: SheetContent) => buffer(Readable.from(writeXlsx(sheet)));
const written = async (sheet: SheetContent = content) => readWorkbook(new Uint8Array(await bytesOf(sheet)), { readStyles: true });

test("the workbook has the sheet, the guide and the hidden lists", async () => {
  const { sheets } = await written();
  expect(sheets.map(({ name, hidden = false }) => ({ name, hidden }))).toEqual([
    { name: "Colaboradores", hidden: false },
    { name: "Instruções", hidden: false },
    { name: "_lists", hidden: true },
  ]);
  expect(sheets[1]?.rows).toEqual([["Como preencher"], ["=1+1"]]);
  expect(sheets[2]?.rows.slice(0, 3)).toEqual([
    ["Cidade, 0", "Sim"],
    ["Cidade, 1", "Não"],
    ["Cidade, 2", null],
  ]);
});

test("the headings are bold, frozen, noted and marked if required", async () => {
  const [sheet] = (await written()).sheets;
  expect(sheet?.rows[0]).toEqual(["Nome *", "CPF", "Nascimento", "Filhos", "Cidade", "Ativo"]);
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  expect(sheet?.cells?.get("0,0")).toMatchObject({ style: { font: { bold: true } }, comment: { text: "Nome completo" } });
  expect(sheet?.columns?.[0]?.width).toBe(40);
});

test("lists of any length are rules for all lines of their column", async () => {
  const [sheet] = (await written()).sheets;
  expect(sheet?.dataValidations).toMatchObject([
    { type: "list", range: "E2:E1048576", formula1: "_lists!$A$1:$A$300" },
    { type: "list", range: "F2:F1048576", formula1: "_lists!$B$1:$B$2" },
  ]);
});

test("text stays text, days are dates, numbers are numbers", async () => {
  const [sheet] = (await written()).sheets;
  const cells = (reference: string) => sheet?.cells?.get(reference);
  expect(sheet?.rows[1]).toEqual([formula, "00000000191", new Date("1990-02-11T00:00:00Z"), 2, "Cidade, 1", "Sim"]);
  expect(sheet?.rows[2]?.slice(0, 3)).toEqual(["Ana", "191", "31/02/2020"]);
  expect(cells("1,0")?.formula).toBeUndefined();
  expect(cells("1,1")?.style?.numFmt).toBe("@");
  expect(cells("1,2")?.style?.numFmt).toBe("dd/mm/yyyy");
});

test("empty cells of a text column have the text format for the user's entries", async () => {
  const archive = openArchive(await bytesOf(content));
  const part = archive.parts.get("xl/worksheets/sheet1.xml");
  const xml = part ? await text(Readable.from(partBytes(archive, part, 1_000_000))) : "";
  const [, textStyle] = /<c r="B2" s="(\d+)"/.exec(xml) ?? [];
  expect(textStyle).toBeDefined();
  expect(xml).toContain(`<col style="${textStyle}" min="2" max="2"`);
  expect(xml).not.toContain("<f>");
});

test("a sheet without lists or rows is complete", async () => {
  const { sheets } = await written({ name: "Vazia", columns: [{ heading: "A", kind: "text" }], rows: [] });
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.rows).toEqual([["A"]]);
});

test("an error of the rows ends both writers with it", async () => {
  const failing = async function* () {
    yield ["a"];
    throw new Error("the connection is gone");
  };
  const sheet = { name: "A", columns: [{ heading: "A", kind: "text" as const }] };
  await expect(bytesOf({ ...sheet, rows: failing() })).rejects.toThrow("the connection is gone");
  await expect(buffer(Readable.from(writeCsv({ ...sheet, rows: failing() })))).rejects.toThrow("the connection is gone");
});

test("a CSV file has the headings and a mark before each formula", async () => {
  const csv = await text(Readable.from(writeCsv({ ...content, rows: [[formula, "00000000191"]] })));
  expect(csv.split("\r\n")).toEqual([
    '\uFEFF"Nome *";"CPF";"Nascimento";"Filhos";"Cidade";"Ativo"'.replace("\uFEFF", csv.startsWith("\uFEFF") ? "\uFEFF" : ""),
    `"'=HYPERLINK(""http://evil.example"",""x"")";"00000000191";"";"";"";""`,
    "",
  ]);
});
