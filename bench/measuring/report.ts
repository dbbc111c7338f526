export type Cell = string | number | null;
export type Table = { readonly title: string; readonly rows: readonly { readonly [column: string]: Cell }[] };
/** A limit as a sentence. The run fails if it is missed. */
export type Budget = { readonly sentence: string; readonly measured: number; readonly met: boolean };
export type Report = { readonly bench: string; readonly tables: readonly Table[]; readonly budgets: readonly Budget[] };

/** The result of one part of a bench. */
export type Measured = Pick<Report, "tables" | "budgets">;

export const atMost = (what: string, measured: number, limit: number): Budget => ({
  sentence: `${what} at most ${shown(limit)}`,
  measured,
  met: measured <= limit,
});
export const atLeast = (what: string, measured: number, limit: number): Budget => ({
  sentence: `${what} at least ${shown(limit)}`,
  measured,
  met: measured >= limit,
});

export const isMet = ({ budgets }: Report): boolean => budgets.every(({ met }) => met);

const numberText = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 100 ? 2 : 0));
const shown = (cell: Cell): string => (typeof cell === "number" ? numberText(cell) : (cell ?? "–"));

const tableText = ({ title, rows }: Table): string => {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column] ?? null)))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const texts = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
  );
  return [title, ...texts.map((text) => `  ${text}`)].join("\n");
};
const budgetText = ({ sentence, measured, met }: Budget): string => `${met ? "met   " : "MISSED"} ${sentence}: ${shown(measured)}`;

export const reportText = ({ bench, tables, budgets }: Report): string =>
  [`== ${bench}`, ...tables.map(tableText), ...budgets.map(budgetText)].join("\n\n").replace(/\n\n(?=met|MISSED)/g, "\n");
