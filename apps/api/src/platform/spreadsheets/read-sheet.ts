import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import { streamCsvRows } from "hucre/csv";
import { streamXlsxRows } from "hucre/xlsx";

export { SheetFailure, type SheetFault } from "./sheet-failure.ts";

/** Row with content. `line` is its number in the spreadsheet program, from 1. Cells are trimmed. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[] };

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? "")).trim();

async function* numbered(rows: AsyncIterable<{ index: number; values: readonly unknown[] }>): AsyncIterable<SheetRow> {
  for await (const { index, values } of rows) {
    const cells = values.map(textOf);
    if (cells.some(Boolean)) yield { line: index + 1, cells };
  }
}

async function* csvRows(bytes: Readable) {
  let index = 0;
  for (const values of streamCsvRows(await text(bytes))) yield { index: index++, values };
}

export const readSheet = (bytes: Readable, type: "xlsx" | "csv"): AsyncIterable<SheetRow> =>
  numbered(type === "csv" ? csvRows(bytes) : streamXlsxRows(Readable.toWeb(bytes) as ReadableStream<Uint8Array> as never));
