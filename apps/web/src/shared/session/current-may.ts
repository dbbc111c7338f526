import { browserStorage } from "./browser-storage.ts";
import { type CompanyPermissions, type May, mayIn } from "./held-permissions.ts";
import { readSelection } from "./selected-companies.ts";
import { storageKeys } from "./storage-keys.ts";

let read: () => readonly CompanyPermissions[] | undefined = () => undefined;

/** The query cache holds the permissions and arrives with the shell: until then there is nothing to read. */
export const readPermissionsFrom = (reader: typeof read): void => {
  read = reader;
};

/** What the person may do, for the route guard; nothing while the permissions are on their way. */
export const currentMay = (): May | null => {
  const entries = read();
  return entries ? mayIn(entries, readSelection(browserStorage.getItem(storageKeys.selectedCompanies))) : null;
};
