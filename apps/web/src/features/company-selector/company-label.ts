import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

type NamedCompany = { readonly id: number; readonly tradingName: string };
/** `only`: there is no choice. `all`: no selection, which means every company. */
export type CompanyLabel =
  | { readonly kind: "none" }
  | { readonly kind: "all" }
  | { readonly kind: "only" | "one"; readonly name: string }
  | { readonly kind: "several"; readonly name: string; readonly others: number };

/** The label of the company button for the current selection. */
export const companyLabel = (companies: readonly NamedCompany[], selected: SelectedCompanies): CompanyLabel => {
  const [first, ...rest] = companies;
  if (!first) return { kind: "none" };
  if (rest.length === 0) return { kind: "only", name: first.tradingName };
  const chosen = companies.filter(({ id }) => selected.includes(id));
  const [one, ...others] = chosen;
  if (!one || chosen.length === companies.length) return { kind: "all" };
  return others.length === 0 ? { kind: "one", name: one.tradingName } : { kind: "several", name: one.tradingName, others: others.length };
};
