import { SheetFailure } from "../sheet-failure.ts";
import { COLUMNS_MAX, checkedCell } from "../sheet-limits.ts";
import type { SheetRow } from "../sheet-row.ts";
import { dateText, decodeEscapes, numberText } from "./cell-text.ts";
import type { Workbook } from "./workbook.ts";
import { attributeOf, type XmlHandler, xmlParser } from "./xml-parser.ts";

const LETTERS = 26;
const BEFORE_A = 64;
const LINES_MAX = 1_048_576;

/** Index of the column of a reference such as `AB12`, from 0. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - BEFORE_A;
    if (letter < 1 || letter > LETTERS) break;
    column = column * LETTERS + letter;
  }
  return column - 1;
};

/** A slice of the chunk would keep the whole chunk in memory for as long as the caller keeps the cell. */
const copied = (text: string): string => Buffer.from(text).toString();

type Cell = { column: number; type: string; style: string; text: string };

/** Text of a cell. A formula is its stored result; the reader never evaluates one. */
const cellText = ({ type, style, text }: Cell, { strings, kinds, is1904 }: Workbook): string => {
  if (type === "s") return strings.at(Number(text)) ?? "";
  if (type === "str" || type === "inlineStr") return copied(decodeEscapes(text).trim());
  if (type === "b") return text === "1" || text === "true" ? "true" : "false";
  if (type === "d") return text.slice(0, "YYYY-MM-DD".length);
  if (type === "e") return copied(text);
  const kind = kinds[Number(style)] ?? "number";
  return kind === "number" ? numberText(text) : dateText(text, { kind, is1904 });
};

const put = (cells: string[], column: number, text: string): void => {
  if (text === "") return;
  if (column < 0 || column >= COLUMNS_MAX) throw new SheetFailure("import.file_too_large");
  while (cells.length < column) cells.push("");
  cells[column] = text;
};

/** Collects the rows with content in `rows`. */
const rowHandler = (workbook: Workbook, rows: SheetRow[]): XmlHandler => {
  const cell: Cell = { column: -1, type: "", style: "", text: "" };
  let line = 0;
  let cells: string[] = [];
  let isText = false;
  let isReading = false;
  return {
    open: (name, source) => {
      if (name === "c") {
        const reference = attributeOf(source, "r");
        cell.column = reference === "" ? cell.column + 1 : columnOf(reference);
        cell.type = attributeOf(source, "t");
        cell.style = attributeOf(source, "s");
        cell.text = "";
      } else if (name === "v" || name === "t") isText = !isReading;
      else if (name === "row") {
        line = Number(attributeOf(source, "r")) || line + 1;
        if (line > LINES_MAX) throw new SheetFailure("import.file_broken");
        cell.column = -1;
        cells = [];
      } else if (name === "rPh") isReading = true;
    },
    text: (part) => {
      if (isText) cell.text = checkedCell(cell.text + part);
    },
    close: (name) => {
      if (name === "v" || name === "t") isText = false;
      else if (name === "c") put(cells, cell.column, cell.text === "" ? "" : cellText(cell, workbook));
      else if (name === "row" && cells.length > 0) rows.push({ line, cells });
      else if (name === "rPh") isReading = false;
    },
  };
};

/** Rows with content, in the order of the file. Reads the next chunk when the caller has taken the rows of the last one. */
export async function* worksheetRows(workbook: Workbook): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = [];
  const parser = xmlParser(rowHandler(workbook, rows));
  for await (const chunk of workbook.sheet) {
    parser.feed(chunk);
    yield* rows;
    rows.length = 0;
  }
  parser.finish();
}
