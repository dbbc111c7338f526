import { colToLetter, writeXlsx } from "hucre/xlsx";
import { headingOf, type SheetColumn, type SheetContent } from "../sheet-content.ts";

/** Width of a column in characters. */
export const WIDTH = 20;
const GUIDE_WIDTH = 110;
const LAST_LINE = 1_048_576;
const LISTS = "_lists";
const AUTHOR = "Em Dia";
/** Colours of the headings. A required one is darker as well as marked with an asterisk. */
const HEADING_FILL = "E9EEF3";
const REQUIRED_FILL = "D3DDE8";
const FONT = { name: "Calibri", size: 11 };
export const formats = { text: "@", day: "dd/mm/yyyy", number: "General" } as const;
const wrapped = { alignment: { wrapText: true, vertical: "top" } } as const;

export const headingCell = (column: SheetColumn) => ({
  style: {
    ...wrapped,
    font: { ...FONT, bold: true },
    fill: { type: "pattern", pattern: "solid", fgColor: { rgb: column.isRequired ? REQUIRED_FILL : HEADING_FILL } },
  } as const,
  ...(column.note ? { comment: { text: column.note, author: AUTHOR } } : {}),
});

type Listed = { readonly index: number; readonly choices: readonly string[]; readonly acceptsOther: boolean };

/** Cells with a list, which is on the hidden sheet: a list inside the rule may have 255 characters and no comma. */
const validationOf = ({ index, choices, acceptsOther }: Listed, list: number) => {
  const [letter, source] = [colToLetter(index), colToLetter(list)];
  return {
    type: "list" as const,
    range: `${letter}2:${letter}${LAST_LINE}`,
    formula1: `${LISTS}!$${source}$1:$${source}$${choices.length}`,
    allowBlank: true,
    showErrorMessage: !acceptsOther,
  };
};

const listsSheet = (lists: readonly (readonly string[])[]) => ({
  name: LISTS,
  hidden: true,
  columns: lists.map(() => ({ style: { numFmt: formats.text } })),
  rows: Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, row) => lists.map((list) => list[row] ?? null)),
});

const guideSheet = ({ name, lines }: NonNullable<SheetContent["guide"]>) => ({
  name,
  columns: [{ width: GUIDE_WIDTH, style: wrapped }],
  rows: lines.map((line) => [line]),
  cells: new Map([["0,0", { style: { ...wrapped, font: { ...FONT, bold: true } } }]]),
});

/**
 * Workbook without the rows: headings, widths, notes, lists and guide. Its second line has an empty cell per column, from which the writer
 * takes the styles.
 */
export const sheetFrame = ({ name, columns, guide }: Omit<SheetContent, "rows">): Promise<Uint8Array> => {
  const listed = columns.flatMap(({ choices = [], acceptsOther = false }, index): Listed[] =>
    choices.length > 0 ? [{ index, choices, acceptsOther }] : [],
  );
  const main = {
    name,
    columns: columns.map(({ width = WIDTH, kind }) => ({ width, style: { numFmt: formats[kind] } })),
    rows: [columns.map(headingOf), columns.map(() => null)],
    cells: new Map(columns.map((column, index) => [`0,${index}`, headingCell(column)])),
    freezePane: { rows: 1 },
    dataValidations: listed.map(validationOf),
  };
  const lists = listed.map(({ choices }) => choices);
  return writeXlsx({ sheets: [main, ...(guide ? [guideSheet(guide)] : []), ...(lists.length > 0 ? [listsSheet(lists)] : [])] });
};
