/** Kinds and states of work permits. */
export const text = {
  kinds: {
    pt: "Permissão de trabalho (PT)",
    pet: "Permissão de entrada e trabalho (PET)",
    hot_work: "Permissão de trabalho a quente",
    excavation: "Permissão de escavação",
    radiography: "Permissão de radiografia",
    diving: "Permissão de mergulho",
  },
  states: { in_force: "Em vigor", suspended: "Suspensa", ended: "Encerrada", replaced: "Substituída" },
} as const;
