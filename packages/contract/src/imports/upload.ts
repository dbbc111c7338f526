import * as z from "zod/mini";

const BYTES_IN_MB = 1_048_576;
const IMPORT_MAX_MB = 20;
/** Lines of a spreadsheet below its heading. */
export const IMPORT_LINES_MAX = 200_000;

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const CSV_TYPE = "text/csv";

/** Characters of a cell: a team of 200 CPFs, and texts of 5,000 characters. */
export const IMPORT_CELL_LENGTH_MAX = 6_000;

/** `preview` reports what the import would do and writes nothing. */
export const importModes = ["import", "preview"] as const;

/** One spreadsheet in the field `documents`. */
export const importUpload = {
  maxBytes: IMPORT_MAX_MB * BYTES_IN_MB,
  accepted: [XLSX_TYPE, CSV_TYPE],
  form: { file: "documents", fields: z.object({ mode: z._default(z.enum(importModes), "import") }) },
} as const;

/** Columns or rows that were copied in a spreadsheet program; the first row has the headings. */
export const PastedRows = z.object({
  mode: z._default(z.enum(importModes), "preview"),
  rows: z
    .array(z.array(z.string().check(z.maxLength(IMPORT_CELL_LENGTH_MAX))).check(z.maxLength(200)))
    .check(z.minLength(2), z.maxLength(5_000)),
});
