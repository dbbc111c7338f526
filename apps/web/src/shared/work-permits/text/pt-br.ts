/** Kinds and states of work permits. */
export const text = {
  kinds: {
    pt: "Permissão de trabalho (PT)",
    pet: "Permissão de entrada e trabalho (PET)",
    hot_work: "Trabalho a quente",
    excavation: "Escavação",
    radiography: "Radiografia",
    diving: "Mergulho",
  },
  states: { in_force: "Em vigor", suspended: "Suspensa", ended: "Encerrada", replaced: "Substituída" },
} as const;
