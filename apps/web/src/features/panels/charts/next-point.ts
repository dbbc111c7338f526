// Arrow keys between the points of a chart.
export type PointKey = { readonly column: number; readonly row: number };
/** Months by plans. Every month has a point in at least one plan. */
export type PointGrid = { readonly columns: number; readonly rows: number; readonly hasPoint: (place: PointKey) => boolean };

const limited = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** The place in its month that has a point: the wanted one, or else that of another plan. */
const nearestIn = ({ rows, hasPoint }: PointGrid, wanted: PointKey): PointKey | undefined =>
  [wanted, ...Array.from({ length: rows }, (_, row) => ({ column: wanted.column, row }))].find(hasPoint);

/** The next point for a key: left and right between months, up and down between plans; undefined for other keys. */
export const nextPoint = (key: string, { column, row }: PointKey, grid: PointGrid): PointKey | undefined => {
  const { columns, rows } = grid;
  const moves: { readonly [key: string]: PointKey } = {
    ArrowLeft: { column: limited(column - 1, columns), row },
    ArrowRight: { column: limited(column + 1, columns), row },
    ArrowUp: { column, row: limited(row - 1, rows) },
    ArrowDown: { column, row: limited(row + 1, rows) },
    Home: { column: 0, row },
    End: { column: limited(columns - 1, columns), row },
  };
  const wanted = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return wanted && nearestIn(grid, wanted);
};

/** The first tab stop: the latest month, in the first plan with a point there. */
export const latestPoint = (grid: PointGrid): PointKey => nearestIn(grid, { column: grid.columns - 1, row: 0 }) ?? { column: 0, row: 0 };
