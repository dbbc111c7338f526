import type { CompanyPermissions } from "../../shared/session/companies/held-permissions.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

type Company = { readonly id: number; readonly tradingName: string; readonly isContractor: boolean };
type Facts<C> = { readonly companies: readonly C[]; readonly held: readonly CompanyPermissions[]; readonly selected: SelectedCompanies };

/** The companies in which the user may create a facility. Requires both permissions, because a facility is created with its departments. */
export const whereMayCreate = <C extends Company>({ companies, held, selected }: Facts<C>): readonly C[] => {
  const open = held.filter(({ permitions }) => permitions.includes("add_location") && permitions.includes("add_department"));
  return companies.filter(
    ({ id, isContractor }) =>
      isContractor && (selected.length === 0 || selected.includes(id)) && open.some(({ company }) => company === id),
  );
};
