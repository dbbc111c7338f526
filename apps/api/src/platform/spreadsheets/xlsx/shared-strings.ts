import { SheetFailure } from "../sheet-failure.ts";
import { checkedCell, TEXTS_MAX_BYTES } from "../sheet-limits.ts";
import { decodeEscapes } from "./cell-text.ts";
import { type XmlHandler, xmlParser } from "./xml-parser.ts";

const BLOCK_BYTES = 1_048_576;
const FIRST_STARTS = 4_096;
const BYTES_PER_CHAR = 3;
const LENGTH_BYTES = 4;

/**
 * Texts in blocks of bytes, each with its length before it. A string per text would take three times the memory, and a slice of the parsed
 * chunk would keep the chunk.
 */
export const createTextTable = () => {
  const blocks: Buffer[] = [];
  let starts = new Uint32Array(FIRST_STARTS);
  let count = 0;
  let used = BLOCK_BYTES;
  return {
    add: (text: string): void => {
      const most = LENGTH_BYTES + text.length * BYTES_PER_CHAR;
      if (used + most > BLOCK_BYTES) {
        if ((blocks.length + 1) * BLOCK_BYTES > TEXTS_MAX_BYTES) throw new SheetFailure("import.file_too_large");
        blocks.push(Buffer.allocUnsafe(BLOCK_BYTES));
        used = 0;
      }
      if (count === starts.length) {
        const longer = new Uint32Array(count * 2);
        longer.set(starts);
        starts = longer;
      }
      const block = blocks[blocks.length - 1] as Buffer;
      const written = block.write(text, used + LENGTH_BYTES);
      block.writeUInt32LE(written, used);
      starts[count] = (blocks.length - 1) * BLOCK_BYTES + used;
      count += 1;
      used += LENGTH_BYTES + written;
    },
    /** Undefined if the file refers to a text that it does not contain. */
    at: (index: number): string | undefined => {
      const start = index < count ? starts[index] : undefined;
      const block = start === undefined ? undefined : blocks[Math.floor(start / BLOCK_BYTES)];
      if (start === undefined || !block) return undefined;
      const from = (start % BLOCK_BYTES) + LENGTH_BYTES;
      return block.toString("utf8", from, from + block.readUInt32LE(from - LENGTH_BYTES));
    },
  };
};
export type TextTable = ReturnType<typeof createTextTable>;

const stringHandler = (table: TextTable): XmlHandler => {
  let text = "";
  let isText = false;
  let isReading = false; // how a Japanese text is pronounced, beside the text itself
  return {
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "rPh") isReading = true;
      else if (name === "t") isText = !isReading;
    },
    text: (part) => {
      if (isText) text = checkedCell(text + part);
    },
    close: (name) => {
      if (name === "t") isText = false;
      else if (name === "rPh") isReading = false;
      else if (name === "si") table.add(decodeEscapes(text).trim());
    },
  };
};

/** Reads the texts of a workbook, to which cells refer by index. Runs of rich text are joined. */
export const readSharedStrings = async (chunks: AsyncIterable<string>): Promise<TextTable> => {
  const table = createTextTable();
  const parser = xmlParser(stringHandler(table));
  for await (const chunk of chunks) parser.feed(chunk);
  parser.finish();
  return table;
};
