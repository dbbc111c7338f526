import type { ExplainedIn } from "../../explained-by.ts";

/** What a company keeps about itself. */
export const text = {
  "company_data.stale": "Somebody else changed the data of this company while you were editing. Reload to see what changed.",
  "registry.cnpj_invalid": "Invalid CNPJ",
} as const satisfies { readonly [C in ExplainedIn<"companyRefusals">]: string };
