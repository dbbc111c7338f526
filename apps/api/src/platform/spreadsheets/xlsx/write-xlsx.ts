import { buffer, text } from "node:stream/consumers";
import { colToLetter } from "hucre/xlsx";
import type { SheetContent } from "../sheet-content.ts";
import { SMALL_PART_MAX_BYTES } from "../sheet-limits.ts";
import { rowXml, type WrittenColumn } from "./row-xml.ts";
import { sheetFrame } from "./sheet-frame.ts";
import { openArchive, partBytes } from "./zip-archive.ts";
import { type NewPart, writeArchive } from "./zip-writer.ts";

const SHEET = "xl/worksheets/sheet1.xml";
const FIRST_LINE = 2;
const CHUNK_CHARS = 65_536;
const STYLED_LINE = /<row r="2">.*<\/row>/;
const STYLED_CELL = /<c r="[A-Z]+2" s="(\d+)"\/>/g;
const COLUMN = /<col /g;
/** The area of the frame, which is not that of the rows. */
const DIMENSION = /<dimension [^>]*>/;

/** The sheet of the frame before and after its rows. Each column has its style, so that cells that the user fills in have it as well. */
const splitFrame = (xml: string) => {
  const styles = Array.from(STYLED_LINE.exec(xml)?.[0].matchAll(STYLED_CELL) ?? [], ([, style = "0"]) => style);
  const [head = "", tail = ""] = xml.replace(DIMENSION, "").replace(STYLED_LINE, "").split("</sheetData>");
  let column = 0;
  const styled = head.replace(COLUMN, (element) => {
    const style = styles[column] ?? "0";
    column += 1;
    return `${element}style="${style}" `;
  });
  return { styles, head: styled, tail: `</sheetData>${tail}` };
};

async function* sheetXml(frame: string, { columns, rows }: SheetContent): AsyncGenerator<Buffer> {
  const { styles, head, tail } = splitFrame(frame);
  const written: readonly WrittenColumn[] = columns.map(({ kind }, index) => ({
    kind,
    letter: colToLetter(index),
    style: styles[index] ?? "0",
  }));
  let xml = head;
  let line = FIRST_LINE;
  for await (const cells of rows) {
    xml += rowXml(cells, line, written);
    line += 1;
    if (xml.length < CHUNK_CHARS) continue;
    yield Buffer.from(xml);
    xml = "";
  }
  yield Buffer.from(xml + tail);
}

/**
 * Writes a workbook row by row: the library writes everything but the rows, which it would hold in memory. Other parts are copied from its
 * archive.
 */
export async function* writeXlsx(content: SheetContent): AsyncGenerator<Uint8Array> {
  const frame = openArchive(Buffer.from(await sheetFrame(content)));
  const parts = async function* (): AsyncGenerator<NewPart> {
    for (const part of frame.parts.values()) {
      const bytes = partBytes(frame, part, SMALL_PART_MAX_BYTES);
      yield { name: part.name, content: part.name === SHEET ? sheetXml(await text(bytes), content) : [await buffer(bytes)] };
    }
  };
  yield* writeArchive(parts());
}
