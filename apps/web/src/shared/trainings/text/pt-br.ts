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
} as const;
