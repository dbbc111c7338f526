import type { PendencyWords } from "./shape.ts";

export const words: PendencyWords = {
  status: {
    OPEN: "Abierta",
    IN_REVISION: "Recibida",
    DONE: "Concluida",
    NOT_APPLICABLE: "No aplica",
    NEXT_DUE_DATE: "Próxima a vencer",
    EXPIRED: "Vencida",
    SUPPORT: "En consulta",
    PRE_ANALYSIS: "Preanálisis",
    PRE_REJECTED: "Prerrechazada",
  },
  kind: {
    EMPLOYEE: "Colaborador",
    RISK: "Asociada a un riesgo",
    PROVIDER: "Proveedor",
    OTHERS: "Otros",
    COMPANY: "Empresa",
  },
};
