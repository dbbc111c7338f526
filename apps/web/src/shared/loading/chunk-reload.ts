import { CHUNK_RELOAD_GUARD_SECONDS } from "@emdia/contract/limits.ts";
import { isOnline, whenOnline } from "./connection.ts";

const lastReloadKey = "emdia.chunkReloadAt";

/** A release removes the old chunks, and one reload loads the new ones. A second reload within a minute would change nothing. */
export const mayReload = (lastReloadMs: number | null, nowMs: number): boolean =>
  lastReloadMs === null || nowMs - lastReloadMs >= CHUNK_RELOAD_GUARD_SECONDS * 1_000;

const lastReload = (): number | null => {
  const stored = sessionStorage.getItem(lastReloadKey);
  return stored === null ? null : Number(stored);
};

/** True when the page reloads, so that callers wait for the new page. */
const reloadUnlessJustDone = (): boolean => {
  try {
    if (!mayReload(lastReload(), Date.now())) return false;
    sessionStorage.setItem(lastReloadKey, String(Date.now()));
  } catch {
    // Without storage the guard cannot count reloads, so the page does not reload.
    return false;
  }
  location.reload();
  return true;
};

let isLeaving = false;
const neverSettles = new Promise<never>(() => undefined);

/** Reloads the page when a code or style chunk is missing. Without a connection the page stays, because a reload would fail. */
export const reloadOnLostChunks = (): void =>
  addEventListener("vite:preloadError", (event) => {
    if (!isOnline()) return;
    isLeaving ||= reloadUnlessJustDone();
    if (isLeaving) event.preventDefault();
  });

/**
 * Loads a chunk, after the connection is back if necessary. During a reload for a lost chunk it never settles, so that no error appears.
 */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (isLeaving) return neverSettles;
    if (!isOnline()) {
      await whenOnline();
      return loadPart(load);
    }
    throw error;
  }
};
