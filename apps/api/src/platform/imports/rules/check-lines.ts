// Checks of lines that are equal for all kinds of imports.
import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { ImportColumn, Mapping } from "./match-columns.ts";

type File = { readonly headings: readonly string[]; readonly mapping: Mapping };
type Cells = { readonly [key: string]: string };
type Line = { readonly line: number; readonly cells: Cells; readonly reasons: readonly LineReason[]; readonly key: string | null };
type Failed = { readonly line: number; readonly result: "failed"; readonly reasons: readonly LineReason[]; readonly rowId: null };

/** Cells of a line by column. A value in a column that no longer exists, such as a retired custom field, is a reason to fail. */
export const cellsOf = (raw: readonly string[], { headings, mapping }: File, columns: readonly ImportColumn[]) => {
  const known = new Set(columns.map(({ key }) => key));
  const filled = Object.entries(mapping).map(([key, position]) => ({ key, position, text: raw[position] ?? "" }));
  const cells: Cells = Object.fromEntries(filled.filter(({ key }) => known.has(key)).map(({ key, text }) => [key, text]));
  const reasons = filled
    .filter(({ key, text }) => !known.has(key) && text !== "")
    .map(({ position }): LineReason => ({ code: "cell.column_gone", column: null, details: { heading: headings[position] } }));
  return { cells, reasons };
};

/** Separates lines that fail before the import looks at them: those with reasons, and later lines about the same record. */
export const checkLines = (lines: readonly Line[], seen: ReadonlyMap<string, number>) => {
  const first = new Map(seen);
  const checked = lines.map(({ line, cells, reasons, key }) => {
    const earlier = key === null ? undefined : first.get(key);
    if (key !== null && earlier === undefined) first.set(key, line);
    const repeated: readonly LineReason[] =
      earlier === undefined ? [] : [{ code: "line.repeated", column: null, details: { line: earlier } }];
    return { line, cells, reasons: [...repeated, ...reasons] };
  });
  return {
    valid: checked.filter(({ reasons }) => reasons.length === 0).map(({ line, cells }) => ({ line, cells })),
    failed: checked
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ line, reasons }): Failed => ({ line, result: "failed", reasons, rowId: null })),
  };
};
