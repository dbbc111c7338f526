import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of company data. */
export const text = {
  "company_data.stale": "Somebody else changed the data of this company while you were editing. Reload to see what changed.",
  "billing_address.not_found": "Billing address not found.",
  "billing_address.exists": "This company already has a billing address. Reload to see it.",
  "billing_address.stale": "Somebody else changed the billing address while you were editing. Reload to see what changed.",
  "registry.cnpj_invalid": "Invalid CNPJ",
  "entered_company.registered": "This company is already registered on Em Dia. Choose it in the search.",
  "entered_company.twice": "This company was entered before. Choose it in the search.",
  "entered_company.name_missing": "Nobody knows this CNPJ at the moment. Type the legal name of the company.",
  "entered_company.awaited": "A project is waiting for this company, so it cannot be deleted.",
} as const satisfies { readonly [C in ExplainedIn<"companyRefusals">]: string };
