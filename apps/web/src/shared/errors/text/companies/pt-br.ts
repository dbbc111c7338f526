import type { ExplainedIn } from "../../explained-by.ts";

/** What a company keeps about itself. */
export const text = {
  "company_data.stale": "Outra pessoa mudou os dados desta empresa enquanto você os editava. Recarregue para ver o que mudou.",
  "billing_address.not_found": "Endereço de faturamento não encontrado.",
  "billing_address.exists": "Esta empresa já tem um endereço de faturamento. Recarregue para ver qual.",
  "billing_address.stale": "Outra pessoa mudou o endereço de faturamento enquanto você o editava. Recarregue para ver o que mudou.",
  "registry.cnpj_invalid": "CNPJ Inválido",
} as const satisfies { readonly [C in ExplainedIn<"companyRefusals">]: string };
