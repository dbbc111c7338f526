import { whenOwnerChanges } from "../session/owner-change.ts";
import { useWatched, watched } from "../watched.ts";

export type Shot = { readonly id: number; readonly photo: Blob; readonly url: string };

const none: readonly Shot[] = [];
/** Photos that are not sent yet, by their pendency: closing the drawer, or opening another screen, does not lose them. */
const kept = watched<ReadonlyMap<number, readonly Shot[]>>(new Map());
let lastId = 0;

export const newShot = (photo: Blob): Shot => ({ id: ++lastId, photo, url: URL.createObjectURL(photo) });

export const shotsOf = (pendencyId: number): readonly Shot[] => kept.read().get(pendencyId) ?? none;
export const useShots = () => useWatched(kept);
export const useShotsOf = (pendencyId: number): readonly Shot[] => useWatched(kept).get(pendencyId) ?? none;

/** What is not kept any more is let go: the browser holds a photo as long as its address stands. */
export const keepShots = (pendencyId: number, shots: readonly Shot[]): void => {
  for (const shot of shotsOf(pendencyId)) if (!shots.includes(shot)) URL.revokeObjectURL(shot.url);
  const others = [...kept.read()].filter(([id]) => id !== pendencyId);
  kept.write(new Map(shots.length === 0 ? others : [...others, [pendencyId, shots]]));
};

addEventListener("beforeunload", (event) => {
  if (kept.read().size > 0) event.preventDefault();
});
whenOwnerChanges(() => {
  for (const id of kept.read().keys()) keepShots(id, none);
});
