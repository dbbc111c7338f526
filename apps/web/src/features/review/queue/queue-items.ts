import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

export type Waiting = Pick<PendencyRow, "id" | "name" | "status" | "employee" | "company" | "project" | "referenceMonth" | "frequency">;
/** An item of the queue. Items that left the list stay, so that the user can go back to them. */
export type QueueItem = Waiting & { readonly isLeft: boolean };

/** Consecutive loaded pages of the list. */
export type ReadPages = {
  /** The rows of the queue. */
  readonly rows: readonly Waiting[];
  /** The rows of the previous page. After other users' decisions, rows of the queue can move to this page and still wait. */
  readonly before: readonly Waiting[];
  /** Whether all pages are loaded and current. */
  readonly isWhole: boolean;
  readonly isFromFirst: boolean;
  readonly isToLast: boolean;
};

/**
 * The range of the queue that the loaded pages cover. A known item inside the range that no page contains has left; items outside may be on
 * a page that is not loaded.
 */
const reachOf = (known: readonly QueueItem[], { rows, before, isWhole, isFromFirst, isToLast }: ReadPages) => {
  const read = [...before, ...rows];
  if (!isWhole || (read.length === 0 && !isFromFirst)) return { from: known.length, to: known.length };
  const placeOf = (row: Waiting | undefined) => known.findIndex(({ id }) => id === row?.id);
  const last = placeOf(read.at(-1));
  return { from: isFromFirst ? 0 : placeOf(read[0]), to: isToLast || last < 0 ? known.length : last };
};

/** Merges loaded pages into the queue. Known items keep their positions, new items are appended. */
export const mergeQueue = (known: readonly QueueItem[], pages: ReadPages): readonly QueueItem[] => {
  const { rows, before } = pages;
  const now = new Map([...before, ...rows].map((row) => [row.id, row]));
  const knownIds = new Set(known.map(({ id }) => id));
  const { from, to } = reachOf(known, pages);
  return [
    ...known.map((item, at) => {
      const row = now.get(item.id);
      return row ? { ...row, isLeft: false } : { ...item, isLeft: item.isLeft || (at >= from && at < to) };
    }),
    ...rows.filter(({ id }) => !knownIds.has(id)).map((row) => ({ ...row, isLeft: false })),
  ];
};

/** The next or previous item. Forwards skips items that have left, backwards does not. */
export const itemAfter = (items: readonly QueueItem[], id: number, step: 1 | -1): QueueItem | undefined => {
  const at = items.findIndex((item) => item.id === id);
  if (step === -1) return at < 0 ? undefined : items[at - 1];
  return items.slice(at + 1).find(({ isLeft }) => !isLeft);
};

/** The next page is fetched when fewer waiting items than this follow. */
const AHEAD = 3;

/** Whether the user is close to the end of the loaded items. */
export const isNearEnd = (items: readonly QueueItem[], id: number): boolean => {
  const at = items.findIndex((item) => item.id === id);
  return items.slice(at + 1).filter(({ isLeft }) => !isLeft).length < AHEAD;
};
