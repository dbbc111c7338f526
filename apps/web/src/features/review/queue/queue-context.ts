import { createContext, useContext } from "react";
import type { QueueItem } from "./queue-items.ts";

/** The queue: the items of the list that the pendency was opened from, and its navigation. Reviewers decide in it, suppliers send. */
export type Queue = {
  readonly items: readonly QueueItem[];
  /** Whether the first page is loading; a placeholder reserves the space. */
  readonly isComing: boolean;
  readonly next: QueueItem | undefined;
  readonly before: QueueItem | undefined;
  readonly go: (item: Pick<QueueItem, "id">) => void;
  /** Opens the next item, after its page has loaded if necessary. */
  readonly goOn: () => void;
  /** The length of the list, or null while it is unknown. */
  readonly total: { readonly count: number; readonly isExact: boolean } | null;
  /** Whether it is the sending queue of a supplier. */
  readonly isSending: boolean;
  /** Whether the user went on after the last item. */
  readonly isEnded: boolean;
};

export const emptyQueue: Queue = {
  items: [],
  isComing: false,
  next: undefined,
  before: undefined,
  go: () => {},
  goOn: () => {},
  total: null,
  isSending: false,
  isEnded: false,
};
export const QueueContext = createContext<Queue>(emptyQueue);
export const useQueue = (): Queue => useContext(QueueContext);
