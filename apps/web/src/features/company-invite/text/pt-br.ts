/** A company asks to come in. */
export const text = {
  title: "Convidar empresa",
  says: "Informe a empresa e quem responde por ela. Enviaremos um convite por e-mail para criar a conta.",
  submit: "Enviar convite",
  fields: {
    cnpj: "CNPJ",
    companyName: "Razão social",
    tradingName: "Nome fantasia",
    fullName: "Nome completo do responsável",
    email: "E-mail do responsável",
    phone: "Telefone",
    observations: "Observações",
  },
  faults: {
    cnpjRequired: "CNPJ da empresa é um campo obrigatório",
    cnpjInvalid: "CNPJ inválido",
    companyNameRequired: "Razão social é um campo obrigatório",
    tradingNameRequired: "Nome fantasia é um campo obrigatório",
    emailRequired: "E-mail é obrigatório",
    emailInvalid: "E-mail inválido",
    nameRequired: "Nome é um campo obrigatório",
    phoneRequired: "Telefone é um campo obrigatório",
    phoneInvalid: "Telefone inválido",
  },
  sent: {
    title: "Convite enviado com sucesso",
    says: "O responsável vai receber um e-mail com o link para criar a conta da empresa. Ele vale por sete dias; veja também a caixa de spam.",
  },
  failed: {
    title: "Não foi possível enviar o convite",
    says: "Nada foi enviado, e o que você digitou está guardado. Tente novamente em instantes.",
  },
} as const;
