import { createContext, useContext } from "react";
import type { QueueItem } from "./walk.ts";

/** The list one came from, and the ways through it. */
export type Queue = {
  readonly stops: readonly QueueItem[];
  /** Whether it is being read for the first time: room is kept for it. */
  readonly isComing: boolean;
  readonly next: QueueItem | undefined;
  readonly before: QueueItem | undefined;
  readonly go: (stop: Pick<QueueItem, "id">) => void;
  /** To the next one, as soon as it is known which that is. */
  readonly goOn: () => void;
  /** How many there are in the list; `null` while nobody knows. */
  readonly total: { readonly count: number; readonly isExact: boolean } | null;
};

export const emptyQueue: Queue = {
  stops: [],
  isComing: false,
  next: undefined,
  before: undefined,
  go: () => {},
  goOn: () => {},
  total: null,
};
export const QueueContext = createContext<Queue>(emptyQueue);
export const useQueue = (): Queue => useContext(QueueContext);
