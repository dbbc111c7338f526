/** Row with content. `line` is its number in the spreadsheet program, from 1. Cells are trimmed; those after the last text are left out. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[] };
