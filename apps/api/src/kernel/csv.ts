/** Spreadsheets evaluate a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A CSV cell: quoted if necessary, and prefixed with ' if it looks like a formula. */
const cell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Byte order mark, by which spreadsheet programs recognize UTF-8. */
export const CSV_BEGINNING = "\uFEFF";
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(";")}\r\n`;
