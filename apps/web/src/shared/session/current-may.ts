import { type CompanyPermissions, type May, mayIn } from "./companies/held-permissions.ts";
import { selectionIn } from "./companies/selected-companies.ts";
import { areaOf } from "./companies/selection-area.ts";
import { browserStorage } from "./storage/browser-storage.ts";

let read: () => readonly CompanyPermissions[] | undefined = () => undefined;

/** The query cache holds the permissions and arrives with the shell: until then there is nothing to read. */
export const readPermissionsFrom = (reader: typeof read): void => {
  read = reader;
};

/** What the person may do at an address, for the route guard; nothing while the permissions are on their way. */
export const currentMay = (path: string): May | null => {
  const entries = read();
  return entries ? mayIn(entries, selectionIn(browserStorage, areaOf(path))) : null;
};
