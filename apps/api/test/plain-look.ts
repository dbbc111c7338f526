/** Reference sort order for list tests. */
type Row = { readonly id: number };
type Keys<R> = (row: R) => readonly (number | string)[];

/** Compares rows by keys and then by id, in one direction. */
export const inOrderOf =
  <R extends Row>(keys: Keys<R>, { descends = false } = {}) =>
  (one: R, other: R): number => {
    const [own, others] = [one, other].map((row) => [...keys(row), row.id]);
    const at = own?.findIndex((key, place) => key !== others?.[place]) ?? -1;
    const isBefore = (own?.[at] ?? 0) < (others?.[at] ?? 0);
    return isBefore === descends ? 1 : -1;
  };
