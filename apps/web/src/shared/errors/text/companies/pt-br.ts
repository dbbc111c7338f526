import type { ExplainedIn } from "../../explained-by.ts";

/** What a company keeps about itself. */
export const text = {
  "company_data.stale": "Outra pessoa mudou os dados desta empresa enquanto você os editava. Recarregue para ver o que mudou.",
  "registry.cnpj_invalid": "CNPJ Inválido",
} as const satisfies { readonly [C in ExplainedIn<"companyRefusals">]: string };
