import { UPDATING_PANEL_PROJECTS_MAX } from "@emdia/contract/limits.ts";
import { createObservable } from "../create-observable.ts";
import { browserStorage, type KeyValueStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";

type Storage = Pick<KeyValueStorage, "getItem" | "setItem" | "removeItem">;
const isId = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** Projects that this browser saved and the server is still linking, latest first (CD-078). */
export const readEdited = (storage: Storage): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.editedProjects) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isId).slice(0, UPDATING_PANEL_PROJECTS_MAX) : [];
  } catch {
    return [];
  }
};

const write = (storage: Storage, ids: readonly number[]) => {
  if (ids.length === 0) storage.removeItem(storageKeys.editedProjects);
  else storage.setItem(storageKeys.editedProjects, JSON.stringify(ids.slice(0, UPDATING_PANEL_PROJECTS_MAX)));
};

export const addEdited = (storage: Storage, id: number): void =>
  write(storage, [id, ...readEdited(storage).filter((other) => other !== id)]);
export const dropEdited = (storage: Storage, linked: readonly number[]): void =>
  write(
    storage,
    readEdited(storage).filter((id) => !linked.includes(id)),
  );

/** Number of saves since the page loaded; a change triggers an immediate poll of the panel. */
export const editsMade = createObservable(0);

export const noteEdited = (id: number): void => {
  addEdited(browserStorage, id);
  editsMade.write(editsMade.read() + 1);
};
