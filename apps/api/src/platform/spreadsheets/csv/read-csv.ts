import { setImmediate } from "node:timers/promises";
import { streamCsvRows } from "hucre/csv";
import { withoutFormulaMarks } from "../../../kernel/csv.ts";
import { SheetFailure } from "../sheet-failure.ts";
import { CELL_MAX_CHARS, COLUMNS_MAX, checkedCell } from "../sheet-limits.ts";
import type { SheetRow } from "../sheet-row.ts";
import { decodeText } from "./decode-text.ts";
import { detectSeparator } from "./detect-separator.ts";

/** Last line, added by the reader. It is part of another cell if a quote is not closed. */
const END = "\u0000end";
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** Lines between two turns of the event loop; about 5 ms. */
const LINES_PER_TURN = 500;

const isBinary = (text: string): boolean => text.slice(0, CELL_MAX_CHARS).includes("\u0000");

const trimmedRow = (fields: readonly unknown[]): readonly string[] => {
  const cells = fields.map((field) => withoutFormulaMarks(checkedCell(String(field)).trim()));
  const length = cells.findLastIndex((cell) => cell !== "") + 1;
  if (length > COLUMNS_MAX) throw new SheetFailure("import.file_too_large");
  return cells.slice(0, length);
};

/** Reads a CSV file in any usual encoding and with any usual separator. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<SheetRow> {
  const text = decodeText(bytes);
  if (isBinary(text)) throw new SheetFailure("import.file_broken");
  const [first = "", declared] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(first.length);
  const delimiter = declared ?? detectSeparator(content);
  let line = 0;
  let isEnded = false;
  for (const fields of streamCsvRows(`${content}\n${END}`, { delimiter })) {
    isEnded = fields[0] === END;
    line += 1;
    if (line % LINES_PER_TURN === 0) await setImmediate();
    const cells = isEnded ? [] : trimmedRow(fields);
    if (cells.length > 0) yield { line, cells };
  }
  if (!isEnded) throw new SheetFailure("import.file_broken", { cause: "a quote is not closed" });
}
