/**
 * Position before text that a spreadsheet evaluates as a formula: at the start of the cell or after a separator, where a program that ignores
 * the quotes begins a new cell. Blanks before the sign and full-width signs count as well, because spreadsheets drop or convert them.
 */
const FORMULA = /(?<=^|[;,|\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])|^(?=\s*[\t\r])/g;

/** A CSV cell in quotes, with ' before each formula. */
const cell = (text: string): string => `"${text.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;

/** The ' that `csvLine` puts before a formula. */
const MARK = /(?<=^|[;,|\t\r\n])'(?=[^\S\t\r\n]*[=+\-@＝＋－＠])|^'(?=\s*[\t\r])/g;

/** Text of a cell that `csvLine` wrote: without the ' before each formula, so that a corrected file has the original text. */
export const withoutFormulaMarks = (text: string): string => text.replaceAll(MARK, "");

/** Byte order mark, by which spreadsheet programs recognize UTF-8. */
export const CSV_BEGINNING = "\uFEFF";
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(";")}\r\n`;
