/** Training classes of one worker. */
export const text = {
  title: "Treinamentos",
  owed: "Treinamentos a fazer",
  classes: "Turmas",
  none: "O colaborador não está em nenhuma turma.",
  shown: "As {{shown}} turmas mais recentes de {{total}}.",
  span: "{{from}} a {{until}}",
  score: "Nota {{score}}",
  cancelled: "turma cancelada",
  validUntil: "Válido até {{day}}",
  ended: "Venceu em {{day}}",
  endless: "Sem data de validade",
  kinds: { initial: "Inicial", periodic: "Periódico", eventual: "Eventual" },
  statuses: {
    enrolled: "Inscrito",
    present: "Presente",
    absent: "Ausente",
    approved: "Aprovado",
    failed: "Reprovado",
    removed: "Removido",
  },
} as const;
