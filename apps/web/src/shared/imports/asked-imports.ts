// Imports started in this browser, in local storage.
import type { ImportSummary } from "@emdia/contract/imports/report.ts";
import { createObservable } from "../create-observable.ts";
import { browserStorage, type KeyValueStorage } from "../session/storage/browser-storage.ts";
import { isEnded } from "./import-state.ts";
import { storageKeys } from "./storage-keys.ts";

type Storage = Pick<KeyValueStorage, "getItem" | "setItem" | "removeItem">;
/** `isAwaited`: its end is not handled yet, so the lists still show the data from before. */
export type AskedImport = { readonly id: number; readonly isAwaited: boolean };

const MOST = 20;
const isAsked = (value: unknown): value is AskedImport => {
  const { id, isAwaited } = (value ?? {}) as Partial<AskedImport>;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 && typeof isAwaited === "boolean";
};

/** Imports that the user started and did not dismiss, newest first. */
export const readAskedImports = (storage: Storage): readonly AskedImport[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.askedImports) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isAsked).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const writeAskedImports = (storage: Storage, asked: readonly AskedImport[]): void => {
  if (asked.length === 0) storage.removeItem(storageKeys.askedImports);
  else storage.setItem(storageKeys.askedImports, JSON.stringify(asked.slice(0, MOST)));
};

export const askedImports = createObservable(readAskedImports(browserStorage));
const keep = (asked: readonly AskedImport[]): void => {
  writeAskedImports(browserStorage, asked);
  askedImports.write(asked);
};

/** Always a new array, so that a repeated start resumes the polling of the import. */
export const noteImport = (id: number): void => keep([{ id, isAwaited: true }, ...askedImports.read().filter((other) => other.id !== id)]);
export const forgetImports = (ids: readonly number[]): void => {
  if (ids.length > 0) keep(askedImports.read().filter(({ id }) => !ids.includes(id)));
};
export const settleImports = (ids: readonly number[]): void => {
  if (ids.length > 0) keep(askedImports.read().map((one) => (ids.includes(one.id) ? { ...one, isAwaited: false } : one)));
};

/** Imports whose end is not handled yet. An import that ended in a closed tab is among them after a reload. */
export const unhandledEnds = (asked: readonly AskedImport[], imports: readonly ImportSummary[]): readonly ImportSummary[] =>
  imports.filter((one) => isEnded(one) && asked.some(({ id, isAwaited }) => isAwaited && id === one.id));
