import type { ExplainedIn } from "../../explained-by.ts";

/** A pendência e o que não se pode fazer com ela. */
export const text = {
  "pendency.not_found": "Esta pendência não existe ou você não tem acesso a ela.",
  "pendency.stale": "Outra pessoa alterou esta pendência enquanto você a via. Confira o que mudou antes de decidir.",
  "pendency.inactive": "Esta pendência está inativa: nada pode ser feito com ela até que volte.",
  "pendency.move_not_allowed": "A pendência não pode ir da situação atual para a situação pedida.",
  "pendency.cannot_finish": "Não é possível concluir: todas as perguntas devem ser Sim ou N/A, e ao menos uma deve ser Sim.",
  "pendency.cannot_reject": "Não é possível reprovar: marque Não em ao menos uma pergunta.",
  "pendency.cannot_mark_not_applicable": "Não é possível marcar como não aplicável: todas as perguntas devem estar como N/A.",
  "pendency.nothing_sent": "Envie ao menos um documento antes de pedir a análise.",
  "pendency.document_expired": "Não é possível enviar para análise um documento vencido.",
  "pendency.note_missing": "Escreva a justificativa para continuar com a reprovação.",
  "pendency.reason_missing": "Escreva o motivo da reabertura.",
  "pendency.not_removable": "Só é possível excluir uma pendência em aberto para a qual nada foi enviado.",
  "pendency.view_not_found": "Esta visão não existe mais.",
  "pendency.view_name_taken": "Você já tem uma visão com este nome.",
  "pendency.too_many_views": "Você já salvou o máximo de visões. Exclua uma antes de salvar outra.",
} as const satisfies { readonly [C in ExplainedIn<"pendencyRefusals">]: string };
