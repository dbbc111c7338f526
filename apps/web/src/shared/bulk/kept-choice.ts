import { whenOwnerChanges } from "../session/owner-change.ts";
import { watched } from "../watched.ts";

export type Row = { readonly id: number };
type Rows<R> = ReadonlyMap<number, R>;
type Kept<R> = { readonly among: string; readonly rows: Rows<R> };
type Change<R> = { readonly rows: readonly R[]; readonly isChosen: boolean };

/** What somebody chose in a list: it waits while they open one of it and come back, and is let go with the companies that it was chosen among. */
export const keptChoice = <R extends Row>() => {
  const nothing: Kept<R> = { among: "", rows: new Map() };
  const kept = watched(nothing);
  const clear = () => kept.write(nothing);
  whenOwnerChanges(clear);
  const rowsOf = (among: string): Rows<R> => (kept.read().among === among ? kept.read().rows : nothing.rows);
  return {
    watched: kept,
    rowsOf,
    choose: (among: string, { rows, isChosen }: Change<R>): void => {
      const next = new Map(rowsOf(among));
      for (const row of rows) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      kept.write({ among, rows: next });
    },
    clear,
  };
};
export type KeptChoice<R extends Row> = ReturnType<typeof keptChoice<R>>;

/** The same rows, as they are where they are seen. */
export const knownNow = <R extends Row>(rows: Rows<R>, shown: readonly R[]): Rows<R> =>
  new Map([...rows].map(([id, row]) => [id, shown.find((one) => one.id === id) ?? row]));
