import { sessionStore } from "../session-store.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { type SelectedCompanies, selectionIn } from "./selected-companies.ts";
import { areaOf } from "./selection-area.ts";
import { writeSelection } from "./write-selection.ts";

/** Selects companies in the area of another path, so that a link opens its list with the companies of the current screen. */
export const selectCompaniesAt = (path: string, companies: SelectedCompanies): void => {
  const area = areaOf(path);
  if (String(selectionIn(browserStorage, area)) === String(companies)) return;
  writeSelection(browserStorage, area, companies);
  sessionStore.announce();
};
