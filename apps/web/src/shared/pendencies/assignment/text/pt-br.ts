export const text = {
  title: "Distribuir a análise",
  who: "Quem analisa",
  says: {
    pendency_zero: "Nenhuma pendência selecionada.",
    pendency_one: "Vale para esta pendência e passa à frente do que foi distribuído por projeto ou fornecedor.",
    pendency_other: "Vale para {{count}} pendências e passa à frente do que foi distribuído por projeto ou fornecedor.",
    project: "Vale para os documentos deste projeto, menos os distribuídos um a um.",
    supplier: "Vale para os documentos deste fornecedor, menos os distribuídos um a um ou por projeto.",
  },
  open: "Qualquer pessoa continua podendo analisar.",
  nobody: "Ninguém",
  loading: "Carregando as pessoas",
  cancel: "Cancelar",
  save: "Distribuir",
  done: "Análise com {{name}}.",
  removed: "Análise sem responsável.",
} as const;
