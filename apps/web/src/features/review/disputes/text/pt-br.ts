import type { DisputeState } from "@emdia/contract/pendencies/dispute.ts";

export const text = {
  title: "Contestação",
  cancel: "Cancelar",
  state: {
    pending: "Em contestação",
    upheld: "Reprovação mantida",
    reversed: "Reprovação revertida",
    closed: "Encerrada sem decisão",
  } satisfies { readonly [S in DisputeState]: string },
  told: {
    disputed: "{{name}} contestou a reprovação em {{when}}:",
    decideBy: "Decisão até {{day}}.",
    late: "A decisão era até {{day}}. O contato do projeto foi avisado.",
    UPHELD: "{{name}} manteve a reprovação em {{when}}. Motivo:",
    REVERSED: "{{name}} reverteu a reprovação em {{when}}. Motivo:",
  },
  dispute: {
    action: "Contestar reprovação",
    until_zero: "A reprovação pode ser contestada hoje, último dia do prazo.",
    until_one: "A reprovação pode ser contestada até {{day}}: falta {{count}} dia útil.",
    until_other: "A reprovação pode ser contestada até {{day}}: faltam {{count}} dias úteis.",
    over: "O prazo para contestar a reprovação terminou em {{day}}.",
    says: "Outra pessoa da contratante decide em até três dias úteis. Cada reprovação pode ser contestada uma vez. Um novo envio encerra a contestação.",
    text: "Por que o documento deve ser aceito",
    textMissing: "Escreva por que o documento deve ser aceito",
    fileFailed: "Um anexo não foi enviado. Tire-o ou tente de novo antes de contestar.",
    send: "Enviar contestação",
    done: "Contestação enviada. A contratante foi avisada.",
  },
  decide: {
    reason: "Motivo",
    reasonSays: "O fornecedor vê este texto.",
    reasonMissing: "Informe o motivo",
    UPHELD: {
      action: "Manter reprovação",
      says: "O documento continua em aberto e o fornecedor precisa enviar de novo.",
      done: "Reprovação mantida. O fornecedor vê o motivo.",
    },
    REVERSED: {
      action: "Reverter reprovação",
      says: "O documento volta para a análise. Se as respostas já permitem concluir, ele é concluído.",
      done: "Reprovação revertida. O fornecedor vê o motivo.",
    },
  },
  obstacle: {
    own_rejection: "Você reprovou este documento. Outra pessoa da contratante decide.",
    own_document: "Você enviou este documento. Outra pessoa da contratante decide.",
  },
  totals: "Contestações que você vê: {{pending}} sem decisão, {{upheld}} mantidas, {{reversed}} revertidas.",
} as const;
