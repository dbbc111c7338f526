import type { SelectedCompanies } from "./selected-companies.ts";

/** Whose rows are asked for; none chosen means those of all companies. */
export const companyIdParam = (companies: SelectedCompanies) => (companies.length === 0 ? {} : { companyId: companies });
