import { createContext, useContext } from "react";
import type { Stop } from "./walk.ts";

/** The list one came from, and the ways through it. */
export type Queue = {
  readonly stops: readonly Stop[];
  /** Whether it is being read for the first time: room is kept for it. */
  readonly isComing: boolean;
  readonly next: Stop | undefined;
  readonly before: Stop | undefined;
  readonly go: (stop: Pick<Stop, "id">) => void;
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
