import type { PermissionArea } from "@emdia/contract/permissions.ts";
import type { KeyValueStorage } from "../storage/browser-storage.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { areasChosen, type Remembered, readSelection, type SelectedCompanies, storeSelection } from "./selected-companies.ts";
import { isSingle } from "./selection-area.ts";

/** Stores the selection for this session, and for the next sign-in of the same user. */
export const writeSelection = (storage: KeyValueStorage, area: PermissionArea | null, companies: SelectedCompanies): void => {
  const before = areasChosen(storage);
  const areas = area === null ? before : { ...before, [area]: companies };
  const everywhere = isSingle(area) ? readSelection(storage.getItem(storageKeys.selectedCompanies)) : companies;
  const remembered: Remembered = { email: storage.getItem(storageKeys.email) ?? "", companies: everywhere, areas };
  storeSelection(storage, everywhere, areas);
  storage.setItem(storageKeys.companyPersistence, JSON.stringify(remembered));
};
