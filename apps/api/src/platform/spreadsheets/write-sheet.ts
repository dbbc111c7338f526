import { writeXlsxStream } from "hucre/xlsx";
import { CSV_BEGINNING, csvLine } from "../../kernel/csv.ts";

/** Column of a generated sheet. `choices` become a list in the cells, `note` a comment on the heading. */
export type SheetColumn = {
  readonly heading: string;
  readonly width?: number;
  readonly kind: "text" | "day" | "number";
  readonly choices?: readonly string[];
  readonly note?: string;
  readonly isRequired?: boolean;
};
type SheetCells = readonly (string | number | null)[];
export type SheetContent = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<SheetCells> | Iterable<SheetCells>;
  /** A second sheet with instructions. */
  readonly guide?: { readonly name: string; readonly lines: readonly string[] };
};

export const writeXlsx = ({ name, columns, rows }: SheetContent): AsyncIterable<Uint8Array> =>
  writeXlsxStream(rows as never, { name, columns: columns.map(({ heading }) => ({ header: heading })) }) as never;

export async function* writeCsv({ columns, rows }: SheetContent): AsyncIterable<Uint8Array> {
  yield Buffer.from(CSV_BEGINNING + csvLine(columns.map(({ heading }) => heading)));
  for await (const row of rows) yield Buffer.from(csvLine(row.map((cell) => String(cell ?? ""))));
}
