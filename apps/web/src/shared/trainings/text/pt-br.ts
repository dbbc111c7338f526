export const text = {
  states: { planned: "Agendada", running: "Em andamento", finished: "Concluída", cancelled: "Cancelada" },
  kinds: { initial: "Inicial", periodic: "Periódico", eventual: "Eventual" },
  statuses: {
    enrolled: "Inscrito",
    present: "Presente",
    absent: "Ausente",
    approved: "Aprovado",
    failed: "Reprovado",
    removed: "Removido",
  },
  marks: {
    needs: "Precisa do treinamento",
    expires: "Vence em breve",
    valid: "Em dia",
    other_class: "Em outra turma",
    restricted: "Com bloqueio",
    away: "Afastado",
    vacation: "De férias",
    hiring: "A admitir",
    dismissed: "Desligado",
  },
  /** A need that only an unverified figure of the norm causes. */
  needsAdvice: "Verifique se precisa do treinamento",
  causes: {
    never_had: "nunca fez",
    near_end: "vence em breve",
    ended: "venceu",
    absence: "retorno de afastamento",
    function_change: "mudança de função",
    risk_change: "mudança de risco",
    accident: "acidente",
  },
} as const;
