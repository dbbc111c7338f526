import type { text as reference } from "./pt-br.ts";

export const text: typeof reference = {
  title: "Lo que necesita atención",
  sides: { contractor: "Como contratante", provider: "Como proveedor" },
  figures: {
    toReview: "Pendientes de análisis",
    reviewOverdue: "Análisis atrasados",
    expiredAtSuppliers: "Vencidos en los proveedores",
    mayNotWork: "Colaboradores que no pueden trabajar",
    toSend: "Por enviar",
    rejected: "Rechazados",
    dueSoon: "Plazo en 7 días o menos",
    expired: "Vencidos",
    questions: "Dudas por responder",
  },
  moreThan: "más de {{total}}",
  conformity: "Documentos al día",
  conformityWords: "{{settled}} de {{total}}",
  allClear: "Todo al día",
  failed: "No fue posible cargar el resumen.",
};
