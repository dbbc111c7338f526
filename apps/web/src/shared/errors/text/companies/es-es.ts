import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of company data. */
export const text = {
  "company_data.stale": "Otra persona cambió los datos de esta empresa mientras los editaba. Recargue para ver qué cambió.",
  "billing_address.not_found": "Dirección de facturación no encontrada.",
  "billing_address.exists": "Esta empresa ya tiene una dirección de facturación. Recargue para ver cuál es.",
  "billing_address.stale": "Otra persona cambió la dirección de facturación mientras la editaba. Recargue para ver qué cambió.",
  "registry.cnpj_invalid": "CNPJ no válido",
  "entered_company.registered": "Esta empresa ya está registrada en Em Dia. Elíjala en la búsqueda.",
  "entered_company.twice": "Esta empresa ya fue incluida. Elíjala en la búsqueda.",
  "entered_company.name_missing": "Nadie conoce este CNPJ en este momento. Informe la razón social de la empresa.",
  "entered_company.awaited": "Un proyecto espera a esta empresa, por eso no se puede eliminar.",
} as const satisfies { readonly [C in ExplainedIn<"companyRefusals">]: string };
