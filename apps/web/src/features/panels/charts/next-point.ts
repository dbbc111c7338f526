// Arrow keys between the points of a chart.
export type PointKey = { readonly column: number; readonly row: number };
type Grid = { readonly columns: number; readonly rows: number };

const limited = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** The next point for a key: left and right between months, up and down between plans; undefined for other keys. */
export const nextPoint = (key: string, { column, row }: PointKey, { columns, rows }: Grid): PointKey | undefined => {
  const moves: { readonly [key: string]: PointKey } = {
    ArrowLeft: { column: limited(column - 1, columns), row },
    ArrowRight: { column: limited(column + 1, columns), row },
    ArrowUp: { column, row: limited(row - 1, rows) },
    ArrowDown: { column, row: limited(row + 1, rows) },
    Home: { column: 0, row },
    End: { column: limited(columns - 1, columns), row },
  };
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
};
