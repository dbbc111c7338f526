import { createObservable } from "../../shared/create-observable.ts";
import { browserStorage, type KeyValueStorage } from "../../shared/session/storage/browser-storage.ts";
import { storageKeys } from "../../shared/session/storage/storage-keys.ts";

/** The columns, in their fixed order. */
const columns = ["whose", "project", "type", "status", "deadline", "expiry", "next", "updated"] as const;
export type Column = (typeof columns)[number];
/** The status column cannot be hidden. */
export const optionalColumns = columns.filter((column) => column !== "status");

const opening: readonly Column[] = ["whose", "project", "status", "deadline", "expiry"];
const isColumn = (value: unknown): value is Column => columns.some((column) => column === value);

/** The stored columns of this browser, or the defaults if the value is invalid. */
export const readColumns = (storage: Pick<KeyValueStorage, "getItem">): readonly Column[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.pendencyColumns) ?? "");
    return Array.isArray(stored) ? columns.filter((column) => column === "status" || stored.filter(isColumn).includes(column)) : opening;
  } catch {
    return opening;
  }
};

export const shownColumns = createObservable(readColumns(browserStorage));

export const showColumn = (column: Column, isShown: boolean): void => {
  const before = shownColumns.read();
  const next = columns.filter((one) => (one === column ? isShown : before.includes(one)));
  browserStorage.setItem(storageKeys.pendencyColumns, JSON.stringify(next));
  shownColumns.write(next);
};
