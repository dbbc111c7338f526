import type { PermissionArea } from "@emdia/contract/permissions.ts";
import type { KeyValueStorage } from "../storage/browser-storage.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { areasChosen, type Remembered, readSelection, type SelectedCompanies, storeSelection } from "./selected-companies.ts";
import { isSingle } from "./selection-area.ts";

/** The selection lives with the session, and is remembered for the next session of the same person. */
export const writeSelection = (storage: KeyValueStorage, area: PermissionArea | null, companies: SelectedCompanies): void => {
  const before = areasChosen(storage);
  const areas = area === null ? before : { ...before, [area]: companies };
  const everywhere = isSingle(area) ? readSelection(storage.getItem(storageKeys.selectedCompanies)) : companies;
  const remembered: Remembered = { email: storage.getItem(storageKeys.email) ?? "", companies: everywhere, areas };
  storeSelection(storage, everywhere, areas);
  storage.setItem(storageKeys.companyPersistence, JSON.stringify(remembered));
};
