import { createObservable } from "../create-observable.ts";
import { onUserChange } from "../session/sign-out/owner-change.ts";

export type Row = { readonly id: number };
type Rows<R> = ReadonlyMap<number, R>;
type SelectionState<R> = { readonly among: string; readonly rows: Rows<R> };
type Change<R> = { readonly rows: readonly R[]; readonly isChosen: boolean };

/** The selected rows, replaced by their current version where the page shows them. */
export const knownNow = <R extends Row>(rows: Rows<R>, shown: readonly R[]): Rows<R> =>
  new Map([...rows].map(([id, row]) => [id, shown.find((one) => one.id === id) ?? row]));

/** Number of selected rows that are not on the page. */
export const chosenElsewhere = <R extends Row>(rows: Rows<R>, shown: readonly R[]): number =>
  rows.size - shown.filter(({ id }) => rows.has(id)).length;

/** Selection of one list. It survives opening a row and returning, and ends when the selected companies change. */
export const createSelectionStore = <R extends Row>() => {
  const empty: SelectionState<R> = { among: "", rows: new Map() };
  const state = createObservable(empty);
  const clear = () => state.write(empty);
  onUserChange(clear);
  const rowsOf = (among: string): Rows<R> => (state.read().among === among ? state.read().rows : empty.rows);
  return {
    watched: state,
    rowsOf,
    choose: (among: string, { rows, isChosen }: Change<R>): void => {
      // Ignores a deselection that belongs to other companies.
      if (!isChosen && state.read().among !== among) return;
      const next = new Map(rowsOf(among));
      for (const row of rows) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      state.write({ among, rows: next });
    },
    /** Updates selected rows after a refetch; rows that are not selected stay unselected. */
    renew: (among: string, rows: readonly R[]): void => {
      if (state.read().among === among) state.write({ among, rows: knownNow(rowsOf(among), rows) });
    },
    clear,
  };
};
export type KeptChoice<R extends Row> = ReturnType<typeof createSelectionStore<R>>;
