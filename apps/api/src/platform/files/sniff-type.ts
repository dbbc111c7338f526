import { open } from "node:fs/promises";
import { CSV_TYPE, XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import { fileTypeFromFile } from "file-type";

export const PDF_TYPE = "application/pdf";
export const COMPOUND_TYPE = "application/x-cfb";
export const UNKNOWN_TYPE = "application/octet-stream";
const TEXT_TYPE = "text/plain";
const SAMPLE_BYTES = 65_536;
const BELOW_SPACE = 0x20;
const LAYOUT = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/** Workbooks that a route for spreadsheets takes as xlsx: the reader refuses their content with a text that says what to do. */
const otherWorkbooks = ["application/vnd.ms-excel.sheet.macroenabled.12", "application/zip"];
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

const firstBytes = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Text is a file without control characters, because CSV files come in any encoding. */
const looksLikeText = (bytes: Buffer): boolean => bytes.length > 0 && bytes.every((byte) => byte >= BELOW_SPACE || LAYOUT.has(byte));
const isUtf16 = (bytes: Buffer): boolean => UTF16_MARKS.some((mark) => bytes.subarray(0, mark.length).equals(mark));

/**
 * Detects the type from the bytes and ignores name and header. Markup and scripts are `text/plain`, so browsers never run them.
 */
const typeOf = async (path: string, bytes: Buffer): Promise<string> => {
  const known = await fileTypeFromFile(path);
  if (known) return known.mime;
  return looksLikeText(bytes) ? TEXT_TYPE : UNKNOWN_TYPE;
};

/**
 * Type of a file for a route. For a route that accepts CSV, text is CSV, because CSV has no signature; UTF-16 is checked first, because its
 * mark is also the start of some audio files.
 */
export const sniffType = async (path: string, accepted: readonly string[] = []): Promise<string> => {
  const bytes = await firstBytes(path);
  if (!accepted.includes(CSV_TYPE)) return typeOf(path, bytes);
  if (isUtf16(bytes)) return CSV_TYPE;
  const type = await typeOf(path, bytes);
  if (type === TEXT_TYPE) return CSV_TYPE;
  return otherWorkbooks.includes(type) ? XLSX_TYPE : type;
};
