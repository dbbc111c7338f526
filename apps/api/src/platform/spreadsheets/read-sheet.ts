import type { Readable } from "node:stream";
import { readCsv } from "./csv/read-csv.ts";
import { SheetFailure } from "./sheet-failure.ts";
import { ROWS_MAX, SHEET_MAX_BYTES } from "./sheet-limits.ts";
import type { SheetRow } from "./sheet-row.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";

export { SheetFailure } from "./sheet-failure.ts";
export type { SheetRow } from "./sheet-row.ts";

/** The compressed file is in memory, because the directory of an archive is at its end. */
const bytesOf = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > SHEET_MAX_BYTES) throw new SheetFailure("import.file_too_large");
    chunks.push(chunk);
  }
  if (size === 0) throw new SheetFailure("import.file_empty");
  return Buffer.concat(chunks, size);
};

/** Errors of a parser are faults of the file. */
async function* guarded(rows: AsyncIterator<SheetRow>): AsyncGenerator<SheetRow> {
  try {
    for (;;) {
      const { done, value } = await rows.next().catch((cause: unknown) => {
        throw cause instanceof SheetFailure ? cause : new SheetFailure("import.file_broken", { cause });
      });
      if (done) return;
      yield value;
    }
  } finally {
    await rows.return?.();
  }
}

/**
 * Rows of a spreadsheet as text, the heading included. Throws SheetFailure for a file that cannot be read as a whole, which may be after
 * some rows.
 */
export async function* readSheet(stream: Readable, type: "xlsx" | "csv"): AsyncGenerator<SheetRow> {
  const bytes = await bytesOf(stream);
  let count = 0;
  for await (const row of guarded(type === "csv" ? readCsv(bytes) : readXlsx(bytes))) {
    count += 1;
    if (count > ROWS_MAX) throw new SheetFailure("import.too_many_lines");
    yield row;
  }
  if (count < 2) throw new SheetFailure("import.file_empty");
}
