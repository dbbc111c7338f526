import type { SelectedCompanies } from "../session/companies/selected-companies.ts";

type PreviousQuery = { readonly queryKey: readonly unknown[] };
/**
 * What was answered before stays while the next is on its way; of other companies nothing stays, or some of theirs would be chosen among these. A
 * list is known by its companies last.
 */
export const keepPreviousDataOf =
  (companies: SelectedCompanies) =>
  <D>(before: D | undefined, asked: PreviousQuery | undefined): D | undefined =>
    String(asked?.queryKey.at(-1)) === String(companies) ? before : undefined;
