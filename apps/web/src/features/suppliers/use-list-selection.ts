import { selectCompaniesAt } from "../../shared/session/companies/select-companies-at.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

/**
 * Handlers of a link to another list. That list has a company selection of its own, so the link applies the contractors of this list, or
 * the companies of this screen: otherwise the list could have another number of rows than the link says.
 */
export const useListSelection = (path: "/pendencias" | "/colaboradores", contractors?: SelectedCompanies) => {
  const [companies] = useSelectedCompanies();
  const select = () => selectCompaniesAt(path, contractors ?? companies);
  return { onClick: select, onAuxClick: select };
};
