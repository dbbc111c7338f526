// The last page size of the list, stored in this browser.
import { DEFAULT_PAGE_SIZE, PAGE_SIZE_CHOICES } from "@emdia/contract/limits.ts";
import { browserStorage, type KeyValueStorage } from "../../shared/session/storage/browser-storage.ts";
import { storageKeys } from "../../shared/session/storage/storage-keys.ts";

export const readPageSize = (storage: Pick<KeyValueStorage, "getItem"> = browserStorage): number => {
  const stored = Number(storage.getItem(storageKeys.pendencyPageSize));
  return PAGE_SIZE_CHOICES.find((size) => size === stored) ?? DEFAULT_PAGE_SIZE;
};
export const storePageSize = (size: number): void => browserStorage.setItem(storageKeys.pendencyPageSize, String(size));
