/** Texts of the workers of a project. */
export const workers = {
  search: "Buscar colaborador",
  searchPlaceholder: "Nome ou documento",
  mayWork: "Pode trabalhar",
  anyMayWork: "Sim ou não",
  none: "Nenhum colaborador neste projeto",
  noneHint: "Quando os fornecedores vincularem colaboradores ao projeto, eles aparecem aqui.",
  nothingFound: "Nenhum colaborador com esta busca",
  nothingFoundHint: "Mude a busca ou o filtro.",
  pendencies_zero: "Nenhuma pendência",
  pendencies_one: "{{total}} pendência",
  pendencies_other: "{{total}} pendências",
  pendenciesOf: "Pendências de {{name}} no projeto: {{total}}",
} as const;
