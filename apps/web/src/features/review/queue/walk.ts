import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

export type Waiting = Pick<PendencyRow, "id" | "name" | "status" | "employee" | "company" | "project" | "referenceMonth" | "frequency">;
/** One of the queue; what left the list since it was entered stays, so that one can go back to it. */
export type QueueItem = Waiting & { readonly isLeft: boolean };

/** The pages that were read of the list, one after the other. */
export type ReadPages = {
  /** Those that are walked through. */
  readonly rows: readonly Waiting[];
  /** What stands on the page before them: what slides there when others decide on what stood before it still waits. */
  readonly before: readonly Waiting[];
  /** Whether all of them are known as they are now. */
  readonly isWhole: boolean;
  readonly isFromFirst: boolean;
  readonly isToLast: boolean;
};

/**
 * The places of the queue that the pages reach over: what stood there and stands on none of them has left. What stood before or behind may have
 * slid onto a page that nobody read.
 */
const reachOf = (known: readonly QueueItem[], { rows, before, isWhole, isFromFirst, isToLast }: ReadPages) => {
  const read = [...before, ...rows];
  if (!isWhole || (read.length === 0 && !isFromFirst)) return { from: known.length, to: known.length };
  const placeOf = (row: Waiting | undefined) => known.findIndex(({ id }) => id === row?.id);
  const last = placeOf(read.at(-1));
  return { from: isFromFirst ? 0 : placeOf(read[0]), to: isToLast || last < 0 ? known.length : last };
};

/** The list one came from, in the order in which it was met: what leaves it keeps its place, what is new in it follows. */
export const mergeQueue = (known: readonly QueueItem[], pages: ReadPages): readonly QueueItem[] => {
  const { rows, before } = pages;
  const now = new Map([...before, ...rows].map((row) => [row.id, row]));
  const met = new Set(known.map(({ id }) => id));
  const { from, to } = reachOf(known, pages);
  return [
    ...known.map((stop, at) => {
      const row = now.get(stop.id);
      return row ? { ...row, isLeft: false } : { ...stop, isLeft: stop.isLeft || (at >= from && at < to) };
    }),
    ...rows.filter(({ id }) => !met.has(id)).map((row) => ({ ...row, isLeft: false })),
  ];
};

/** The neighbour of a pendency in the queue; whoever goes on passes what is done already, and whoever goes back sees it again. */
export const stopAfter = (stops: readonly QueueItem[], id: number, step: 1 | -1): QueueItem | undefined => {
  const at = stops.findIndex((stop) => stop.id === id);
  if (step === -1) return at < 0 ? undefined : stops[at - 1];
  return stops.slice(at + 1).find(({ isLeft }) => !isLeft);
};

/** As few as are still ahead when the next page of the list is fetched, so that nobody who goes on waits for it. */
const AHEAD = 3;

/** Whether somebody is about to have walked through all that is known of the list. */
export const isNearEnd = (stops: readonly QueueItem[], id: number): boolean => {
  const at = stops.findIndex((stop) => stop.id === id);
  return stops.slice(at + 1).filter(({ isLeft }) => !isLeft).length < AHEAD;
};
