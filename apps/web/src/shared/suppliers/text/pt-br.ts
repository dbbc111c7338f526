/** Looking for a supplier, and entering one that is not here yet. */
export const text = {
  search: "Buscar fornecedor",
  placeholder: "Nome ou CNPJ",
  results: "Empresas encontradas",
  add: "Adicionar",
  addNamed: "Adicionar {{name}}",
  added: "Já está na lista",
  isContractor: "É a própria contratante",
  notHere: "Ainda não está no Em Dia",
  byHand: "Dados digitados à mão",
  notFound: "Nenhuma empresa encontrada. Confira o CNPJ ou inclua a empresa à mão.",
  down: "A consulta ao cadastro de CNPJ não responde agora. Inclua a empresa à mão e complete os dados depois.",
  enterByHand: "Incluir empresa à mão",
  faults: {
    cnpjRequired: "CNPJ da empresa é um campo obrigatório",
    cnpjInvalid: "CNPJ inválido",
    nameRequired: "Informe a razão social",
  },
  entry: {
    title: "Incluir empresa à mão",
    says: "Para uma empresa que ainda não está no Em Dia. Ela entra no projeto quando se cadastrar.",
    cnpj: "CNPJ",
    companyName: "Razão social",
    tradingName: "Nome fantasia",
    cancel: "Cancelar",
    submit: "Incluir",
  },
} as const;
