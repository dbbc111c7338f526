import type { PendencyWords } from "./shape.ts";

export const words: PendencyWords = {
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
  },
  kind: {
    EMPLOYEE: "Colaborador",
    RISK: "Associada a risco",
    PROVIDER: "Fornecedor",
    OTHERS: "Outros",
    COMPANY: "Empresa",
  },
};
