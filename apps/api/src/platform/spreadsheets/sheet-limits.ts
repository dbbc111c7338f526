import { IMPORT_LINES_MAX, importUpload } from "@emdia/contract/imports/upload.ts";
import { SheetFailure } from "./sheet-failure.ts";

const MEGABYTE = 1_048_576;

/** Limits of a file that a user uploads. A file above them is refused before or while it is read, never held in memory as a whole. */
export const SHEET_MAX_BYTES = importUpload.maxBytes;
/** The heading is a row as well. */
export const ROWS_MAX = IMPORT_LINES_MAX + 1;
export const COLUMNS_MAX = 256;
/** Longest text of a cell in Excel. */
export const CELL_MAX_CHARS = 32_767;

/** Limits of an archive. A worksheet of 200,000 lines and 15 columns has 150 MB of XML, a 12th of it compressed. */
export const PARTS_MAX = 2_000;
export const WORKSHEET_MAX_BYTES = 640 * MEGABYTE;
export const STRINGS_MAX_BYTES = 320 * MEGABYTE;
export const SMALL_PART_MAX_BYTES = 16 * MEGABYTE;
/** Sum of the texts of the shared strings, which stay in memory. */
export const TEXTS_MAX_BYTES = 96 * MEGABYTE;
export const RATIO_MAX = 200;
/** Below this size a high ratio is usual. */
export const RATIO_FROM_BYTES = 8 * MEGABYTE;

export const checkedCell = (text: string): string => {
  if (text.length > CELL_MAX_CHARS) throw new SheetFailure("import.file_too_large");
  return text;
};
