/**
 * Column of a generated sheet. `choices` become a list to choose from, `note` a comment on the heading. A required heading ends with ` *`. The
 * cells of a `day` column are written as YYYY-MM-DD and become dates; other text in it remains text.
 */
export type SheetColumn = {
  readonly heading: string;
  /** In characters. */
  readonly width?: number;
  readonly kind: "text" | "day" | "number";
  readonly choices?: readonly string[];
  /** The cells accept other texts than the choices, such as several of them. */
  readonly acceptsOther?: boolean;
  readonly note?: string;
  readonly isRequired?: boolean;
};
export type SheetCells = readonly (string | number | null)[];
export type SheetContent = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<SheetCells> | Iterable<SheetCells>;
  /** A second sheet with instructions. */
  readonly guide?: { readonly name: string; readonly lines: readonly string[] };
};

export const headingOf = ({ heading, isRequired = false }: SheetColumn): string => (isRequired ? `${heading} *` : heading);
