import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

export type Waiting = Pick<PendencyRow, "id" | "name" | "status" | "employee" | "company" | "project" | "referenceMonth" | "frequency">;
/** One of the queue; what left the list since it was entered stays, so that one can go back to it. */
export type Stop = Waiting & { readonly isLeft: boolean };

/** The list one came from, in the order in which it was met: what leaves it keeps its place, what is new in it follows. */
export const walked = (known: readonly Stop[], rows: readonly Waiting[]): readonly Stop[] => {
  const now = new Map(rows.map((row) => [row.id, row]));
  const met = new Set(known.map(({ id }) => id));
  return [
    ...known.map((stop) => {
      const row = now.get(stop.id);
      return row ? { ...row, isLeft: false } : { ...stop, isLeft: true };
    }),
    ...rows.filter(({ id }) => !met.has(id)).map((row) => ({ ...row, isLeft: false })),
  ];
};

/** The neighbour of a pendency in the queue; whoever goes on passes what is done already, and whoever goes back sees it again. */
export const stopAfter = (stops: readonly Stop[], id: number, step: 1 | -1): Stop | undefined => {
  const at = stops.findIndex((stop) => stop.id === id);
  if (step === -1) return at < 0 ? undefined : stops[at - 1];
  return stops.slice(at + 1).find(({ isLeft }) => !isLeft);
};

/** As few as are still ahead when the next page of the list is fetched, so that nobody who goes on waits for it. */
const AHEAD = 3;

/** Whether somebody is about to have walked through all that is known of the list. */
export const isNearEnd = (stops: readonly Stop[], id: number): boolean => {
  const at = stops.findIndex((stop) => stop.id === id);
  return stops.slice(at + 1).filter(({ isLeft }) => !isLeft).length < AHEAD;
};
