import type { SelectedCompanies } from "../session/companies/selected-companies.ts";

type PreviousQuery = { readonly queryKey: readonly unknown[] };
/**
 * `placeholderData` for TanStack Query: keeps the previous page while loading, but never across a change of the company filter (the last
 * part of the query key), so that no row of another company can be selected.
 */
export const keepPreviousDataOf =
  (companies: SelectedCompanies) =>
  <D>(before: D | undefined, previous: PreviousQuery | undefined): D | undefined =>
    String(previous?.queryKey.at(-1)) === String(companies) ? before : undefined;
