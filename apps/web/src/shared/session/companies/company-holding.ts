import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { CompanyPermissions } from "./held-permissions.ts";
import type { SelectedCompanies } from "./selected-companies.ts";

type CompanyRef = { readonly id: number };
type Facts<C extends CompanyRef> = {
  readonly companies: readonly C[];
  readonly held: readonly CompanyPermissions[];
  readonly selected: SelectedCompanies;
  readonly keys: readonly PermissionKey[];
};

/** Companies in which the user has one of the keys; among the selected ones, or among all without a selection. */
export const companiesHolding = <C extends CompanyRef>({ companies, held, selected, keys }: Facts<C>): readonly C[] => {
  const open = held.filter(({ permitions }) => keys.some((key) => permitions.includes(key))).map(({ company }) => company);
  return companies.filter(({ id }) => open.includes(id) && (selected.length === 0 || selected.includes(id)));
};
