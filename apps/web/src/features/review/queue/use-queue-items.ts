import { useState } from "react";
import { mergeQueue, type QueueItem, type ReadPages } from "./queue-items.ts";

type QueueState = { readonly key: string; readonly pages: ReadPages | undefined; readonly items: readonly QueueItem[] };

/** The items of the queue. Another filter or company selection starts a new queue. */
export const useQueueItems = (key: string, pages: ReadPages | undefined): readonly QueueItem[] => {
  const [state, setState] = useState<QueueState>({ key, pages: undefined, items: [] });
  if (pages === undefined || (state.key === key && state.pages === pages)) return state.key === key ? state.items : [];
  const next: QueueState = { key, pages, items: mergeQueue(state.key === key ? state.items : [], pages) };
  setState(next);
  return next.items;
};
