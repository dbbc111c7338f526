/** What the routes of pendencies may answer. */
export const pendencyRefusals = {
  "pendency.not_found": { status: 404, message: "Pendência não encontrada." },
  "pendency.stale": {
    status: 409,
    message: "Outra pessoa alterou esta pendência enquanto você a via. Confira o que mudou antes de decidir.",
  },
  "pendency.inactive": { status: 422, message: "Esta pendência está inativa e não recebe ações." },
  "pendency.move_not_allowed": { status: 422, message: "A pendência não pode ir da situação atual para a situação pedida." },
  "pendency.cannot_finish": {
    status: 422,
    message: "Não é possível concluir: todas as perguntas devem ser Sim ou N/A, e ao menos uma deve ser Sim.",
  },
  "pendency.cannot_reject": { status: 422, message: "Não é possível reprovar: marque Não em ao menos uma pergunta." },
  "pendency.cannot_mark_not_applicable": {
    status: 422,
    message: "Não é possível marcar como não aplicável: todas as perguntas devem estar como N/A.",
  },
  "pendency.nothing_sent": { status: 422, message: "Envie ao menos um documento antes de pedir a análise." },
  "pendency.document_expired": { status: 422, message: "Não é possível enviar para análise um documento vencido." },
  "pendency.note_missing": { status: 422, message: "Escreva a justificativa para continuar com a reprovação." },
  "pendency.reason_missing": { status: 422, message: "Escreva o motivo da reabertura." },
  "pendency.not_removable": { status: 422, message: "Só é possível excluir uma pendência em aberto para a qual nada foi enviado." },
  "pendency.view_not_found": { status: 404, message: "Visão não encontrada." },
  "pendency.view_name_taken": { status: 409, message: "Você já tem uma visão com este nome." },
  "pendency.too_many_views": { status: 422, message: "Você já salvou o máximo de visões. Exclua uma antes de salvar outra." },
} as const;
