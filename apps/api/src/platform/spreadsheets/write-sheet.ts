import { CSV_BEGINNING, csvLine } from "../../kernel/csv.ts";
import { headingOf, type SheetContent } from "./sheet-content.ts";

export type { SheetColumn, SheetContent } from "./sheet-content.ts";
export { writeXlsx } from "./xlsx/write-xlsx.ts";

const CHUNK_CHARS = 65_536;

/** Writes a CSV file. Lists, notes and the guide exist in workbooks only. */
export async function* writeCsv({ columns, rows }: SheetContent): AsyncGenerator<Uint8Array> {
  let text = CSV_BEGINNING + csvLine(columns.map(headingOf));
  for await (const cells of rows) {
    text += csvLine(columns.map((_, index) => String(cells[index] ?? "")));
    if (text.length < CHUNK_CHARS) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text);
}
