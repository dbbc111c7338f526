export const text = {
  cancel: "Cancelar",
  copy: {
    do: "Copiar projeto",
    title: "Copiar projeto",
    ask: "O novo projeto começa como rascunho, com os locais, riscos, documentos e prazos de {{name}}. Os fornecedores não são copiados.",
    name: "Nome do novo projeto",
    nameOf: "{{name}} (cópia)",
    nameRequired: "Informe o nome do novo projeto",
    done: "O rascunho {{name}} foi criado.",
  },
  inactivate: {
    do: "Inativar projeto",
    title: "Inativar projeto",
    ask: "{{name}} sai do dia a dia e deixa de pedir documentos. Você pode reativá-lo quando quiser.",
    done: "O projeto {{name}} foi inativado.",
  },
  reactivate: {
    do: "Reativar projeto",
    title: "Reativar projeto",
    ask: "{{name}} volta ao dia a dia e a pedir documentos.",
    done: "O projeto {{name}} foi reativado.",
  },
  remove: {
    do: "Excluir projeto",
    title: "Excluir projeto",
    ask: "{{name}} sai das listas para sempre. Um projeto que já tem documentos não pode ser excluído.",
    done: "O projeto {{name}} foi excluído.",
  },
} as const;
