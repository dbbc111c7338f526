/** A spreadsheet reads a cell that begins like this as a formula, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as text and nothing else: quoted where it must be, and never a formula. */
const cell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** The mark by which spreadsheet programs know that what follows is UTF-8. */
export const CSV_BEGINNING = "\uFEFF";
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(";")}\r\n`;
