/** Texts of unsaved drafts and merge conflicts. */
export const text = {
  kept: {
    says: "Em {{at}} você digitou algo aqui que não foi salvo.",
    takeUp: "Retomar o que digitei",
    dismiss: "Descartar",
  },
  leaving: {
    title: "Sair sem salvar?",
    says: "As alterações não salvas serão perdidas.",
    stay: "Continuar aqui",
    leave: "Sair sem salvar",
  },
  stale: {
    bySomebody: "Outra pessoa salvou isto depois que você o abriu.",
    somebody: "Alguém",
    taken: "O que só a outra pessoa mudou fica como ela salvou: {{groups}}.",
    choose: "Vocês dois mudaram o que está abaixo. Escolha o que vale em cada caso.",
    nothingDisputed: "Nada do que você digitou foi mudado pela outra pessoa; suas alterações podem ser salvas.",
    mine: "O que eu digitei",
    theirs: "O que está salvo",
    save: "Salvar assim",
  },
} as const;
