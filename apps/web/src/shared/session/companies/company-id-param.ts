import type { SelectedCompanies } from "./selected-companies.ts";

/** Company filter of a request; without a selection, all companies. */
export const companyIdParam = (companies: SelectedCompanies) => (companies.length === 0 ? {} : { companyId: companies });
