import { useState } from "react";
import { mergeQueue, type QueueItem, type ReadPages } from "./walk.ts";

type Walk = { readonly key: string; readonly pages: ReadPages | undefined; readonly stops: readonly QueueItem[] };

/** The items of the queue. Another filter or company selection starts a new queue. */
export const useQueueItems = (key: string, pages: ReadPages | undefined): readonly QueueItem[] => {
  const [walk, setWalk] = useState<Walk>({ key, pages: undefined, stops: [] });
  if (pages === undefined || (walk.key === key && walk.pages === pages)) return walk.key === key ? walk.stops : [];
  const next: Walk = { key, pages, stops: mergeQueue(walk.key === key ? walk.stops : [], pages) };
  setWalk(next);
  return next.stops;
};
