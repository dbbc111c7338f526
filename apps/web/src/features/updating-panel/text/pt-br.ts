export const text = {
  title: "Projetos em atualização",
  says: "Os projetos editados há pouco estão sendo atualizados; as ações deles voltam quando a atualização terminar.",
  updating: "Atualizando...",
  finished: "Finalizado",
} as const;
