/** Where the invoices of a company go. */
export const text = {
  title: "Faturamento",
  hint: "Para onde vão as notas e os boletos da empresa escolhida no topo da página.",
  panel: "Endereço de faturamento",
  says: "Confira antes de salvar: é este endereço que sai nas notas. Cada mudança fica no histórico.",
  readOnly: "Você pode consultar este endereço. Para mudá-lo, fale com quem administra a empresa.",
  closed: "Você não tem permissão para ver o faturamento desta empresa. Fale com quem a administra.",
  empty: "Nenhum endereço informado.",
  field: {
    cep: "CEP",
    street: "Logradouro",
    number: "Número",
    complement: "Complemento",
    neighborhood: "Bairro",
    city: "Cidade",
    uf: "UF",
  },
  noState: "—",
  fault: { required: "Preencha este campo", tooLong: "O texto é longo demais", postalCode: "CEP inválido" },
  save: "Salvar endereço",
  reload: "Recarregar endereço",
  /** Letter for letter the notice that is agreed on for this place (M-076), although it speaks of a project. */
  kept: "Projeto cadastrado com sucesso",
  none: "Você ainda não faz parte de nenhuma empresa",
  noneSays: "Peça um convite a quem administra a empresa em que você trabalha.",
} as const;
