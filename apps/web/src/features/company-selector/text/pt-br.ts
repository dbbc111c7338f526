/** The choice of the companies that are looked at. */
export const text = {
  title: "Escolher empresa",
  search: "Buscar por nome ou CNPJ",
  all: "Todas as empresas",
  count_zero: "Nenhuma empresa",
  count_one: "{{count}} empresa",
  count_other: "{{count}} empresas",
  several: "Escolher várias",
  one: "Uma empresa por vez em Minha conta",
  owner: "Proprietário(a)",
  side: { contractor: "Contratante", provider: "Fornecedora", both: "Contratante e fornecedora" },
  none: "Nenhuma empresa encontrada. Tente outro nome.",
  hint: "↑ ↓ escolhem, Enter confirma, Esc fecha",
} as const;
