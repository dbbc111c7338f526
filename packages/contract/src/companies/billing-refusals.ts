export const billingRefusals = {
  "billing_address.not_found": { status: 404, message: "Endereço de faturamento não encontrado." },
  "billing_address.exists": { status: 409, message: "Esta empresa já tem um endereço de faturamento." },
  "billing_address.stale": { status: 409, message: "Outra pessoa mudou o endereço de faturamento enquanto você o editava." },
} as const;
