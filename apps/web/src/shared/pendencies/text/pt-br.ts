import type { DocumentKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PendencyStatus, RestReason } from "@emdia/contract/pendencies/vocabulary.ts";
import type { OwnMove } from "../own-moves.ts";

/** O que toda tela diz de uma pendência. */
export const text = {
  status: {
    OPEN: "Em aberto",
    IN_REVISION: "Recebido",
    DONE: "Concluído",
    NOT_APPLICABLE: "Não aplicável",
    NEXT_DUE_DATE: "Próximo ao vencimento",
    EXPIRED: "Vencido",
    SUPPORT: "Tirando dúvida",
    PRE_ANALYSIS: "Pré-análise",
    PRE_REJECTED: "Pré-reprovado",
  } satisfies { readonly [S in PendencyStatus]: string },
  types: {
    EMPLOYEE: "Colaborador",
    RISK: "Associada a risco",
    PROVIDER: "Fornecedor",
    OTHERS: "Outros",
    COMPANY: "Empresa",
  } satisfies { readonly [K in DocumentKind]: string },
  timeLeft: {
    none: "Sem vencimento",
    years_zero: "{{count}} anos",
    years_one: "{{count}} ano",
    years_other: "{{count}} anos",
    months_zero: "{{count}} meses",
    months_one: "{{count}} mês",
    months_other: "{{count}} meses",
    days_zero: "{{count}} dias",
    days_one: "{{count}} dia",
    days_other: "{{count}} dias",
  },
  moves: {
    send: "Enviar para análise",
    renew: "Enviar renovação para análise",
    withdraw: "Retirar da análise",
    approve: "Aprovar documentos",
    finish: "Concluir",
    reject: "Reprovar",
    confirm_rejection: "Confirmar reprovação",
    return_to_review: "Devolver à análise",
    not_applicable: "Marcar como não aplicável",
    close_unread: "Encerrar sem análise",
    reopen: "Reabrir",
    question: "Tirar dúvida",
    answer: "Responder à dúvida",
    pre_analyse: "Enviar para pré-análise",
    take_over: "Assumir a análise",
    pre_reject: "Pré-reprovar",
  } satisfies { readonly [M in OwnMove]: string },
  rest: {
    because: "Inativa: {{reason}}",
    unknown: "Inativa",
    reasons: {
      project_inactive: "projeto inativo",
      worker_restricted: "colaborador com restrição",
      worker_away: "colaborador afastado",
      no_service_in_month: "não houve serviço no mês",
      no_longer_demanded: "o documento não é mais exigido",
    } satisfies { readonly [R in RestReason]: string },
  },
} as const;
