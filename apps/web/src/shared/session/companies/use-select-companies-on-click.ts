import { sessionStore } from "../session-store.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { useSelectedCompanies } from "../use-session.ts";
import { type SelectedCompanies, selectionIn } from "./selected-companies.ts";
import { areaOf } from "./selection-area.ts";
import { writeSelection } from "./write-selection.ts";

const selectCompaniesAt = (path: string, companies: SelectedCompanies): void => {
  const area = areaOf(path);
  if (String(selectionIn(browserStorage, area)) === String(companies)) return;
  writeSelection(browserStorage, area, companies);
  sessionStore.announce();
};

/**
 * Handlers of a link to a list. The list has a company selection of its own, so the click selects the given companies there, or those
 * of the current screen: otherwise the list could have another number of rows than the link says.
 */
export const useSelectCompaniesOnClick = (path: "/pendencias" | "/colaboradores" | "/projetos", companies?: SelectedCompanies) => {
  const [current] = useSelectedCompanies();
  const select = () => selectCompaniesAt(path, companies ?? current);
  return { onClick: select, onAuxClick: select };
};
