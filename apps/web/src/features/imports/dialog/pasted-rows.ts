// Rows that were copied in a spreadsheet program: tab-separated text with quoted cells.
import { IMPORT_CELL_LENGTH_MAX } from "@emdia/contract/imports/upload.ts";

const ROWS_MAX = 5_000;
const CELLS_MAX = 200;
const HEADING_AND_ROW = 2;

export type PasteFault = "tooFew" | "tooManyRows" | "tooManyColumns" | "tooLong";
export type PastedRows =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly fault: PasteFault };

/** One cell: quoted with doubled quotes if it contains a tab, a line break or a quote; then its end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/** Splits copied text into rows of cells. A trailing line break makes no row. */
export const splitCells = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const [, quoted, plain = "", end = ""] = CELL.exec(text) ?? [];
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === "\t" && CELL.lastIndex < text.length) continue;
    if (end === "\t") row.push("");
    rows.push(row);
    row = [];
  }
  return rows;
};

const faultOf = (rows: readonly (readonly string[])[]): PasteFault | null => {
  if (rows.length < HEADING_AND_ROW) return "tooFew";
  if (rows.length > ROWS_MAX) return "tooManyRows";
  if (rows.some(({ length }) => length > CELLS_MAX)) return "tooManyColumns";
  return rows.some((row) => row.some(({ length }) => length > IMPORT_CELL_LENGTH_MAX)) ? "tooLong" : null;
};

/** Parses copied rows; the first one has the headings. Empty rows are dropped. */
export const readPastedRows = (text: string): PastedRows => {
  const rows = splitCells(text).filter((row) => row.some((cell) => cell !== ""));
  const fault = faultOf(rows);
  return fault === null ? { ok: true, rows } : { ok: false, fault };
};

/** Whether pasted text comes from a spreadsheet: several cells, not a single word. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trim());
