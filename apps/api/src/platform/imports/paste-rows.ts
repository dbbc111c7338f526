import { Readable } from "node:stream";
import { CSV_TYPE, importUpload } from "@emdia/contract/imports/upload.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { FileStore } from "../files/file-store.ts";

/** Quotes every cell and changes none: the file is read by the import only, never by a spreadsheet program. */
const lineOf = (cells: readonly string[]): string => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")}\r\n`;

type PastedFile = { readonly hash: string; readonly type: string };
type WhyNotStored = "request.too_large" | "storage.unavailable";

/** Stores pasted rows as a csv file, so that they are imported like an upload. */
export const storePastedRows = async (
  files: Pick<FileStore, "store">,
  rows: readonly (readonly string[])[],
): Promise<Outcome<PastedFile, WhyNotStored>> => {
  const known = { type: CSV_TYPE, pages: null };
  const stored = await files.store(Readable.from(rows.map(lineOf)), { maxBytes: importUpload.maxBytes, known });
  if (stored.ok) return accept(stored.value);
  if (stored.code === "request.too_large" || stored.code === "storage.unavailable") return refuse(stored.code);
  throw new Error(`pasted rows were refused: ${stored.code}`);
};
