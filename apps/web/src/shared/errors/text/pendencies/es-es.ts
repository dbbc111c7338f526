import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of pendencies. */
export const text = {
  "pendency.not_found": "Este documento pendiente no existe o no tiene acceso a él.",
  "pendency.stale": "Otra persona modificó este documento pendiente mientras usted lo veía. Compruebe qué cambió antes de decidir.",
  "pendency.answered_meanwhile":
    "Otra persona respondió a esta pregunta mientras usted la veía. Compruebe la respuesta antes de cambiarla.",
  "pendency.inactive": "Este documento está inactivo: no se puede hacer nada con él hasta que vuelva.",
  "pendency.move_not_allowed": "El documento no puede pasar de la situación actual a la pedida.",
  "pendency.cannot_finish": "No es posible concluir: todas las preguntas deben ser Sí o N/A, y al menos una debe ser Sí.",
  "pendency.cannot_reject": "No es posible rechazar: marque No en al menos una pregunta.",
  "pendency.cannot_mark_not_applicable": "No es posible marcar como no aplicable: todas las preguntas deben ser N/A.",
  "pendency.nothing_sent": "Envíe al menos un documento antes de pedir el análisis.",
  "pendency.nothing_new": "Sustituya o añada un documento antes de enviar de nuevo: lo que está aquí fue rechazado.",
  "pendency.documents_held": "Un documento todavía está en verificación de seguridad, o fue bloqueado por ella.",
  "pendency.expiry_missing": "Informe las fechas de todos los documentos antes de continuar.",
  "pendency.issue_missing": "Indique la fecha de emisión de todos los documentos antes de enviar para análisis.",
  "pendency.already_opened": "La contratante ya abrió uno de los documentos: ya no se pueden retirar.",
  "pendency.own_document":
    "Usted envió un archivo de este documento pendiente, y quien envía no decide. Pídalo a otra persona de la contratante.",
  "pendency.document_expired": "No es posible enviar a análisis un documento vencido.",
  "pendency.note_missing": "Escriba la justificación para continuar con el rechazo.",
  "pendency.reason_missing": "Escriba el motivo de la reapertura.",
  "pendency.not_removable":
    "Solo se puede eliminar un documento pendiente abierto para el que no se ha enviado nada y el proveedor no prepara nada.",
  "pendency.question_not_found": "Esta pregunta no existe o no tiene acceso a ella.",
  "pendency.checklist_closed": "Las preguntas no se pueden responder en la situación actual del documento.",
  "pendency.justification_missing": "Escriba por qué la respuesta es No, con al menos tres caracteres.",
  "pendency.comment_not_found": "Este comentario no existe o no tiene acceso a él.",
  "pendency.question_waits": "Ya hay una consulta que espera respuesta en este documento.",
  "pendency.nothing_to_answer": "Ninguna consulta espera respuesta en este documento.",
  "pendency.mention_not_found": "Solo se puede mencionar a personas que ven este documento.",
  "pendency.attachment_not_found": "Este adjunto no existe o usted no tiene acceso a él.",
  "pendency.attachment_gone": "Uno de los adjuntos ya no está guardado para este comentario. Quítelo y adjunte el archivo de nuevo.",
  "pendency.attachment_infected": "La verificación de seguridad rechazó uno de los adjuntos. Quítelo antes de comentar.",
  "pendency.too_many_attachments": "Un comentario lleva como máximo 5 adjuntos. Quite algunos antes de comentar.",
  "pendency.not_to_verify": "Solo quien preguntó confirma que la respuesta sirve, y solo después de respondida.",
  "pendency.question_missing": "Escriba la consulta sobre el documento.",
  "pendency.answer_missing": "Escriba la respuesta a la consulta.",
  "pendency.nothing_approved":
    "Ahora no hay nada aprobado en este documento: la consulta sobre un documento aprobado viene después de la conclusión.",
  "pendency.no_validity": "Este documento no tiene fecha de vencimiento.",
  "pendency.view_not_found": "Esta vista ya no existe.",
  "pendency.view_name_taken": "Ya tiene una vista con este nombre.",
  "pendency.too_many_views": "Ya guardó el máximo de vistas. Elimine una antes de guardar otra.",
  "service_month.not_monthly":
    "La prestación del servicio se declara en documentos mensuales del plan STP. Este documento no es uno de ellos.",
  "service_month.in_future": "Este mes aún no ha comenzado. La declaración puede hacerse a partir de su primer día.",
  "service_month.outside_plan": "Este mes está fuera de los meses del plan STP de este proveedor en el proyecto.",
  "service_month.not_declared": "No hay ninguna declaración de este mes pendiente de decisión.",
  "service_month.already_decided": "La contratante ya decidió sobre este mes. Revise la decisión antes de continuar.",
  "service_month.stale": "Otra persona cambió la declaración de este mes mientras usted la veía. Revise los cambios antes de continuar.",
  "service_month.reason_missing": "Escriba el motivo del rechazo.",
  "service_month.own_declaration":
    "Usted hizo la declaración de este mes, y quien declara no decide. Pídaselo a otra persona de la contratante.",
  "service_month.without_service": "El mes está declarado sin servicio. Declare que hubo servicio antes de añadir colaboradores.",
  "service_month.link_beyond_month":
    "El vínculo del colaborador con el proyecto va más allá de este mes. Cambie las fechas en el registro del colaborador.",
  "service_month.choose_worker": "Hay más de un colaborador vinculado solo a este mes. Indique cuál.",
} as const satisfies { readonly [C in ExplainedIn<"pendencyRefusals">]: string };
