import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** Another one beside those that are chosen, or one less; when the last is gone, all are looked at again. */
export const toggled = (selected: SelectedCompanies, id: number): SelectedCompanies =>
  selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];

/** Where a company stands, by the key of its word. */
export const sideOf = ({ isContractor, isProvider }: { readonly isContractor: boolean; readonly isProvider: boolean }) => {
  if (isContractor && isProvider) return "both";
  return isContractor ? "contractor" : "provider";
};
