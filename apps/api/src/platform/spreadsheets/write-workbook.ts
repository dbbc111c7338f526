// Writes a workbook of several small sheets in memory; `writeXlsx` streams one large sheet.
import { writeXlsx } from "hucre/xlsx";
import { headingOf, type SheetCells, type SheetColumn } from "./sheet-content.ts";
import { formats, headingCell, WIDTH } from "./xlsx/sheet-frame.ts";

export type WorkbookSheet = {
  /** At most 31 characters, without []:*?/\. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetCells[];
};

const sheetOf = ({ name, columns, rows }: WorkbookSheet) => ({
  name,
  columns: columns.map(({ width = WIDTH, kind }) => ({ width, style: { numFmt: formats[kind] } })),
  rows: [columns.map(headingOf), ...rows.map((cells) => [...cells])],
  cells: new Map(columns.map((column, index) => [`0,${index}`, headingCell(column)])),
  freezePane: { rows: 1 },
});

/** Text is the text of a string cell, also if it begins with an equals sign. */
export const writeWorkbook = (sheets: readonly WorkbookSheet[]): Promise<Uint8Array> => writeXlsx({ sheets: sheets.map(sheetOf) });
