export const companyRefusals = {
  "company_data.stale": { status: 409, message: "Outra pessoa mudou os dados desta empresa enquanto você os editava." },
} as const;
