import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** Adds the company to the selection or removes it. An empty selection means all companies. */
export const toggled = (selected: SelectedCompanies, id: number): SelectedCompanies =>
  selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];

/** Key of the label for the company's side. */
export const sideOf = ({ isContractor, isProvider }: { readonly isContractor: boolean; readonly isProvider: boolean }) => {
  if (isContractor && isProvider) return "both";
  return isContractor ? "contractor" : "provider";
};
