import { createObservable } from "../create-observable.ts";
import { onUserChange } from "../session/sign-out/owner-change.ts";

export type Row = { readonly id: number };
type Rows<R> = ReadonlyMap<number, R>;
type SelectionState<R> = { readonly among: string; readonly rows: Rows<R> };
type Change<R> = { readonly rows: readonly R[]; readonly isChosen: boolean };

/** The same rows, as they are where they are seen. */
export const knownNow = <R extends Row>(rows: Rows<R>, shown: readonly R[]): Rows<R> =>
  new Map([...rows].map(([id, row]) => [id, shown.find((one) => one.id === id) ?? row]));

/** How many of them are not among what is seen. */
export const chosenElsewhere = <R extends Row>(rows: Rows<R>, shown: readonly R[]): number =>
  rows.size - shown.filter(({ id }) => rows.has(id)).length;

/** What somebody chose in a list: it waits while they open one of it and come back, and is let go with the companies that it was chosen among. */
export const createSelectionStore = <R extends Row>() => {
  const nothing: SelectionState<R> = { among: "", rows: new Map() };
  const kept = createObservable(nothing);
  const clear = () => kept.write(nothing);
  onUserChange(clear);
  const rowsOf = (among: string): Rows<R> => (kept.read().among === among ? kept.read().rows : nothing.rows);
  return {
    watched: kept,
    rowsOf,
    choose: (among: string, { rows, isChosen }: Change<R>): void => {
      // What was let go where somebody was before is no choice where they are now.
      if (!isChosen && kept.read().among !== among) return;
      const next = new Map(rowsOf(among));
      for (const row of rows) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      kept.write({ among, rows: next });
    },
    /** Some were read anew: those that are still chosen are known so. */
    renew: (among: string, rows: readonly R[]): void => {
      if (kept.read().among === among) kept.write({ among, rows: knownNow(rowsOf(among), rows) });
    },
    clear,
  };
};
export type KeptChoice<R extends Row> = ReturnType<typeof createSelectionStore<R>>;
