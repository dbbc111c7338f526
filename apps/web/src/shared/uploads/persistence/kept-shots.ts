// Unsent photos, in memory and in IndexedDB.
import { createObservable, useObservable } from "../../create-observable.ts";
import { onUserChange } from "../../session/sign-out/owner-change.ts";
import { keptFiles } from "./upload-persistence.ts";

export type Shot = { readonly id: number; readonly key: string; readonly photo: File; readonly url: string };

const SHOTS = "shot/";
const none: readonly Shot[] = [];
/** Unsent photos by pendency. They survive a closed drawer, and a page that the phone unloads during the camera use. */
const allShots = createObservable<ReadonlyMap<number, readonly Shot[]>>(new Map());
/** Photos that this browser could not store; the unload of the page would lose them. */
const unkept = new Set<Shot>();
let lastId = 0;

const shot = (photo: File, key: string): Shot => ({ id: ++lastId, key, photo, url: URL.createObjectURL(photo) });
/** The keys sort in the order of the photos. */
export const newShot = (pendencyId: number, photo: File): Shot =>
  shot(photo, `${SHOTS}${pendencyId}/${Date.now()}.${String(lastId).padStart(6, "0")}`);

export const shotsOf = (pendencyId: number): readonly Shot[] => allShots.read().get(pendencyId) ?? none;
export const useAllShots = () => useObservable(allShots);
export const useShotsOf = (pendencyId: number): readonly Shot[] => useObservable(allShots).get(pendencyId) ?? none;

const put = (pendencyId: number, shots: readonly Shot[]): void => {
  const others = [...allShots.read()].filter(([id]) => id !== pendencyId);
  allShots.write(new Map(shots.length === 0 ? others : [...others, [pendencyId, shots]]));
};

/** Releases the memory of a photo. */
const release = (shot: Shot): void => {
  URL.revokeObjectURL(shot.url);
  unkept.delete(shot);
};

const keepInBrowser = async (shot: Shot): Promise<void> => {
  unkept.add(shot);
  if (await keptFiles.keep(shot.key, shot.photo)) unkept.delete(shot);
};

export const keepShots = (pendencyId: number, shots: readonly Shot[]): void => {
  const before = shotsOf(pendencyId);
  put(pendencyId, shots);
  for (const gone of before.filter((known) => !shots.includes(known))) {
    release(gone);
    void keptFiles.forget(gone.key);
  }
  for (const added of shots.filter((one) => !before.includes(one))) void keepInBrowser(added);
};

/** Restores photos that were taken before the page was unloaded. */
const restore = async (): Promise<void> => {
  for (const { key, file } of await keptFiles.under(SHOTS)) {
    const pendencyId = Number(key.slice(SHOTS.length).split("/")[0]);
    const known = shotsOf(pendencyId);
    if (known.every((one) => one.key !== key)) put(pendencyId, [...known, shot(file, key)]);
  }
};

addEventListener("beforeunload", (event) => {
  if (unkept.size > 0) event.preventDefault();
});
onUserChange(() => {
  for (const shots of allShots.read().values()) shots.forEach(release);
  allShots.write(new Map());
  void restore();
});
void restore();
