import { useState } from "react";
import { type Stop, type Waiting, walked } from "./walk.ts";

type Walk = { readonly key: string; readonly rows: readonly Waiting[] | undefined; readonly stops: readonly Stop[] };

/** The queue as somebody walks through it: another filter is another queue. */
export const useWalk = (key: string, rows: readonly Waiting[] | undefined): readonly Stop[] => {
  const [walk, setWalk] = useState<Walk>({ key, rows: undefined, stops: [] });
  if (rows === undefined || (walk.key === key && walk.rows === rows)) return walk.key === key ? walk.stops : [];
  const next: Walk = { key, rows, stops: walked(walk.key === key ? walk.stops : [], rows) };
  setWalk(next);
  return next.stops;
};
