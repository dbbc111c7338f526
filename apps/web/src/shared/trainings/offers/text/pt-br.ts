/** The next class of a training that a worker owes. */
export const text = {
  next: "Próxima turma: {{name}}",
  enrolled: "Inscrição na turma: {{name}}",
  when: "{{day}}, {{time}}",
  free_zero: "nenhuma vaga",
  free_one: "{{count}} vaga",
  free_other: "{{count}} vagas",
  none: "Nenhuma turma com vagas",
} as const;
