import { useState } from "react";
import { type ReadPages, type Stop, walked } from "./walk.ts";

type Walk = { readonly key: string; readonly pages: ReadPages | undefined; readonly stops: readonly Stop[] };

/** The queue as somebody walks through it: another filter, or the same among other companies, is another queue. */
export const useWalk = (key: string, pages: ReadPages | undefined): readonly Stop[] => {
  const [walk, setWalk] = useState<Walk>({ key, pages: undefined, stops: [] });
  if (pages === undefined || (walk.key === key && walk.pages === pages)) return walk.key === key ? walk.stops : [];
  const next: Walk = { key, pages, stops: walked(walk.key === key ? walk.stops : [], pages) };
  setWalk(next);
  return next.stops;
};
