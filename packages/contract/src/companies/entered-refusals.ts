export const enteredCompanyRefusals = {
  "entered_company.registered": { status: 409, message: "Esta empresa já tem cadastro. Escolha-a na busca." },
  "entered_company.twice": { status: 409, message: "Esta empresa já foi incluída. Escolha-a na busca." },
  "entered_company.name_missing": { status: 422, message: "Ninguém conhece este CNPJ agora. Informe a razão social." },
  "entered_company.awaited": { status: 409, message: "Um projeto espera por esta empresa, por isso ela não pode ser excluída." },
} as const;
