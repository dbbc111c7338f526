import { type CompanyPermissions, type May, mayIn } from "./companies/held-permissions.ts";
import { selectionIn } from "./companies/selected-companies.ts";
import { areaOf } from "./companies/selection-area.ts";
import { browserStorage } from "./storage/browser-storage.ts";

let read: () => readonly CompanyPermissions[] | undefined = () => undefined;

/** Set by the shell, because the query cache that contains the permissions loads with it. */
export const readPermissionsFrom = (reader: typeof read): void => {
  read = reader;
};

/** The user's permissions at a path, for the route guard; `null` before they are loaded. */
export const currentMay = (path: string): May | null => {
  const entries = read();
  return entries ? mayIn(entries, selectionIn(browserStorage, areaOf(path))) : null;
};
