import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of company data. */
export const text = {
  "company_data.stale": "Outra pessoa mudou os dados desta empresa enquanto você os editava. Recarregue para ver o que mudou.",
  "billing_address.not_found": "Endereço de faturamento não encontrado.",
  "billing_address.exists": "Esta empresa já tem um endereço de faturamento. Recarregue para ver qual.",
  "billing_address.stale": "Outra pessoa mudou o endereço de faturamento enquanto você o editava. Recarregue para ver o que mudou.",
  "registry.cnpj_invalid": "CNPJ Inválido",
  "entered_company.registered": "Esta empresa já tem cadastro no Em Dia. Escolha-a na busca.",
  "entered_company.twice": "Esta empresa já foi incluída. Escolha-a na busca.",
  "entered_company.name_missing": "Ninguém conhece este CNPJ agora. Informe a razão social da empresa.",
  "entered_company.awaited": "Um projeto espera por esta empresa, por isso ela não pode ser excluída.",
} as const satisfies { readonly [C in ExplainedIn<"companyRefusals">]: string };
