import { CHUNK_RELOAD_GUARD_SECONDS } from "@emdia/contract/limits.ts";
import { isOnline, whenOnline } from "./connection.ts";

const lastReloadKey = "emdia.chunkReloadAt";

/** After a release the old chunks are gone, and one reload brings the new ones; a second within the minute would bring nothing new. */
export const mayReload = (lastReloadMs: number | null, nowMs: number): boolean =>
  lastReloadMs === null || nowMs - lastReloadMs >= CHUNK_RELOAD_GUARD_SECONDS * 1_000;

const lastReload = (): number | null => {
  const kept = sessionStorage.getItem(lastReloadKey);
  return kept === null ? null : Number(kept);
};

/** True when the page is on its way out: whoever waits for the chunk waits for the new page instead. */
const reloadUnlessJustDone = (): boolean => {
  try {
    if (!mayReload(lastReload(), Date.now())) return false;
    sessionStorage.setItem(lastReloadKey, String(Date.now()));
  } catch {
    // Without a memory there is no telling one reload from a hundred.
    return false;
  }
  location.reload();
  return true;
};

let isLeaving = false;
const neverComes = new Promise<never>(() => undefined);

/** Hears of every code or style file that could not be fetched. Without a connection no page would come instead of this one. */
export const reloadOnLostChunks = (): void =>
  addEventListener("vite:preloadError", (event) => {
    if (!isOnline()) return;
    isLeaving ||= reloadUnlessJustDone();
    if (isLeaving) event.preventDefault();
  });

/** Loads a part of the product, once there is a connection. While the page is reloading for want of a file, shows no error about it. */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (isLeaving) return neverComes;
    if (!isOnline()) {
      await whenOnline();
      return loadPart(load);
    }
    throw error;
  }
};
