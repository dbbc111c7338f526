import type { PendencyWords } from "./shape.ts";

export const words: PendencyWords = {
  status: {
    OPEN: "Abierto",
    IN_REVISION: "Recibido",
    DONE: "Concluido",
    NOT_APPLICABLE: "No aplica",
    NEXT_DUE_DATE: "Próximo a vencer",
    EXPIRED: "Vencido",
    SUPPORT: "En consulta",
    PRE_ANALYSIS: "Preanálisis",
    PRE_REJECTED: "Prerrechazado",
  },
  kind: {
    EMPLOYEE: "Colaborador",
    RISK: "Asociado a un riesgo",
    PROVIDER: "Proveedor",
    OTHERS: "Otros",
    COMPANY: "Empresa",
  },
};
