import { Readable } from "node:stream";
import { CSV_TYPE, importUpload } from "@emdia/contract/imports/upload.ts";
import type { FileStore } from "../files/file-store.ts";

/** Quotes every cell and changes none: the file is read by the import only, never by a spreadsheet program. */
const lineOf = (cells: readonly string[]): string => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")}\r\n`;

/** Stores pasted rows as a csv file, so that they are imported like an upload. */
export const storePastedRows = (files: Pick<FileStore, "store">, rows: readonly (readonly string[])[]) =>
  files.store(Readable.from(rows.map(lineOf)), { maxBytes: importUpload.maxBytes, known: { type: CSV_TYPE, pages: null } });
