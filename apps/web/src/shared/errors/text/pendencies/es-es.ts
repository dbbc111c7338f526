import type { ExplainedIn } from "../../explained-by.ts";

/** Un documento solicitado, y lo que no se puede hacer con él. */
export const text = {
  "pendency.not_found": "Esta solicitud no existe o no tiene acceso a ella.",
  "pendency.stale": "Otra persona modificó esta solicitud mientras usted la veía. Compruebe qué cambió antes de decidir.",
  "pendency.inactive": "Esta solicitud está inactiva: no se puede hacer nada con ella hasta que vuelva.",
  "pendency.move_not_allowed": "La solicitud no puede pasar de la situación actual a la solicitada.",
  "pendency.cannot_finish": "No es posible concluir: todas las preguntas deben ser Sí o N/A, y al menos una debe ser Sí.",
  "pendency.cannot_reject": "No es posible rechazar: marque No en al menos una pregunta.",
  "pendency.cannot_mark_not_applicable": "No es posible marcar como no aplicable: todas las preguntas deben ser N/A.",
  "pendency.nothing_sent": "Envíe al menos un documento antes de pedir el análisis.",
  "pendency.document_expired": "No es posible enviar a análisis un documento vencido.",
  "pendency.note_missing": "Escriba la justificación para continuar con el rechazo.",
  "pendency.reason_missing": "Escriba el motivo de la reapertura.",
  "pendency.not_removable": "Solo se puede eliminar una solicitud abierta para la que no se envió nada.",
  "pendency.view_not_found": "Esta vista ya no existe.",
  "pendency.view_name_taken": "Ya tiene una vista con este nombre.",
  "pendency.too_many_views": "Ya guardó el máximo de vistas. Elimine una antes de guardar otra.",
} as const satisfies { readonly [C in ExplainedIn<"pendencyRefusals">]: string };
