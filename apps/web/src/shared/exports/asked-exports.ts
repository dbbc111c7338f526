// Requested export jobs of this browser, in local storage.
import { createObservable } from "../create-observable.ts";
import { browserStorage, type KeyValueStorage } from "../session/storage/browser-storage.ts";

type Storage = Pick<KeyValueStorage, "getItem" | "setItem" | "removeItem">;
/** Not in `storageKeys`, because the first page loads those. */
const KEPT_AS = "askedExports";
const MOST = 20;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Export jobs requested in this browser and not dismissed, newest first. */
export const readAsked = (storage: Storage): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isText).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const writeAsked = (storage: Storage, ids: readonly string[]): void => {
  if (ids.length === 0) storage.removeItem(KEPT_AS);
  else storage.setItem(KEPT_AS, JSON.stringify(ids.slice(0, MOST)));
};

export const askedExports = createObservable(readAsked(browserStorage));

const keep = (ids: readonly string[]): void => {
  writeAsked(browserStorage, ids);
  askedExports.write(ids);
};

/** Always a new array, so that a repeated request restarts the polling of the job. */
export const noteExport = (jobId: string): void => keep([jobId, ...askedExports.read().filter((other) => other !== jobId)]);
export const forgetExports = (ids: readonly string[]): void => {
  if (ids.length > 0) keep(askedExports.read().filter((id) => !ids.includes(id)));
};
