import type { DigestMailTexts } from "../../digests/digest-mail-texts.ts";
import type { NoticeMailTexts } from "../notice-mail-texts.ts";

export const noticeTexts: NoticeMailTexts = {
  rejection: { one: "Documento rechazado: {subject}", many: "{count} documentos rechazados", line: "{subject}, por {actor}" },
  dispute: { one: "Rechazo impugnado: {subject}", many: "{count} rechazos impugnados", line: "{subject}, por {actor}" },
  dispute_upheld: { one: "Rechazo mantenido: {subject}", many: "{count} rechazos mantenidos", line: "{subject}, por {actor}" },
  dispute_reversed: { one: "Rechazo revertido: {subject}", many: "{count} rechazos revertidos", line: "{subject}, por {actor}" },
  dispute_escalation: {
    one: "Impugnación sin decisión: {subject}",
    many: "{count} impugnaciones sin decisión",
    line: "{subject}, de {actor}",
  },
  question: { one: "Pregunta sobre {subject}", many: "{count} preguntas esperan respuesta", line: "{subject}, de {actor}" },
  answer: { one: "Respuesta sobre {subject}", many: "{count} respuestas a sus preguntas", line: "{subject}, de {actor}" },
  mention: { one: "{actor} le mencionó", many: "{count} menciones a usted", line: "{subject}, por {actor}" },
  restriction: { one: "Colaborador restringido: {subject}", many: "{count} colaboradores restringidos", line: "{subject}, por {actor}" },
  access: { one: "Ha recibido un acceso", many: "Ha recibido {count} accesos", line: "{subject}, por {actor}" },
  escalation: { one: "Análisis atrasado: {subject}", many: "{count} análisis atrasados", line: "{subject}. Plazo del análisis: {due}" },
  reminder: {
    one: "{actor}: documentos por enviar",
    many: "{count} recordatorios de documentos",
    line: "{actor} pide los documentos pendientes de {subject}",
  },
  class_enrolment: {
    one: "Colaboradores inscritos en {subject}",
    many: "{count} inscripciones en grupos",
    line: "{subject}, por {actor}. {when}. Inscritos: {people}",
  },
  class_change: {
    one: "Cambio en el grupo {subject}",
    many: "{count} cambios en grupos",
    line: "{subject}, por {actor}. Ahora: {when}. Inscritos: {people}",
  },
  class_cancellation: {
    one: "Grupo cancelado: {subject}",
    many: "{count} grupos cancelados",
    line: "{subject}, por {actor}. Estaba previsto: {when}. Inscritos: {people}",
  },
  schedule_suspension: {
    one: "Programación suspendida: {subject}",
    many: "{count} programaciones suspendidas",
    line: "{subject}. {when}. No pueden trabajar: {people}",
  },
  wholeSchedule: "{subject}. {when}",
  scheduleCauses: {
    conflict: "Conflicto con otra programación aún no aceptado",
    activity_removed: "Actividad retirada del proyecto",
  },
  openDocuments: "Abiertos: {count}",
  expiredDocuments: "Vencidos: {count}",
  countsCover:
    "Las cifras suman todos los proyectos de la contratante que ve quien envía el recordatorio. La lista muestra los proyectos a los que usted tiene acceso.",
  says: "Abra cada elemento para ver qué hacer.",
  more: "y {count} más, en los avisos de la plataforma",
  action: "Abrir Em Dia",
  unsubscribe: "Dejar de recibir estos correos",
};

export const digestTexts: DigestMailTexts = {
  title: "Sus pendencias del {day}",
  says: "Un resumen de lo que depende de usted.",
  sections: { digest_daily: "Hoy y mañana", digest_weekly: "Esta semana", digest_next_due: "Cerca del vencimiento" },
  to_send: "Documentos por enviar: {total}. Atrasados: {late}. Para este período: {soon}.",
  to_review: "Documentos por analizar: {total}. Atrasados: {late}. Para este período: {soon}.",
  near_expiry: "Documentos cerca del vencimiento: {total}. Vencen en 7 días o menos: {soon}.",
  line: "{day}: {subject}",
  trainings: "Capacitaciones por renovar",
  bands: {
    expired: "Vencidas: {count}.",
    day: "Vencen hasta mañana: {count}.",
    week: "Vencen en 7 días o menos: {count}.",
    month: "Vencen en 30 días o menos: {count}.",
    near: "Cerca del vencimiento: {count}.",
  },
  nextClass: "Próximo grupo: {name}, {when}. Plazas: {free}.",
  noClass: "Ningún grupo con plazas",
  action: "Ver las pendencias",
  unsubscribe: "Dejar de recibir este resumen",
};
