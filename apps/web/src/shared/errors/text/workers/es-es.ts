import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "worker.not_found": "Colaborador no encontrado.",
  "worker.already_here": "Esta persona ya es colaboradora de su empresa.",
  "worker.stale": "Otra persona modificó este colaborador mientras usted lo editaba. Compruebe qué cambió y elija qué vale.",
  "worker.document_missing": "Indique el CPF o un documento extranjero, y solo uno de los dos.",
  "worker.cpf_invalid": "El CPF indicado no existe. Compruebe los números.",
  "worker.document_is_cpf": "El documento extranjero indicado es un CPF. Regístrelo como CPF.",
  "worker.document_is_from_home": "Un documento emitido en Brasil no es extranjero. Indique el CPF.",
  "worker.born_in_future": "La fecha de nacimiento no puede ser posterior a hoy.",
  "worker.too_young": "La persona no tiene la edad que la ley exige para este trabajo.",
  "worker.admitted_before_birth": "La fecha de admisión debe ser posterior a la de nacimiento.",
  "worker.admission_contradicted": "La fecha de admisión contradice los movimientos ya registrados.",
  "worker.regime_in_future": "El régimen de contratación no puede empezar en un día posterior a hoy.",
  "worker.activity_type_unknown": "Uno de los tipos de actividad elegidos ya no existe.",
  "worker.image_not_found": "Este colaborador no tiene foto.",
  "worker.too_many_projects": "Un colaborador no puede tener tantos proyectos a la vez.",
  "worker.project_unknown": "Uno de los proyectos elegidos no se encontró entre los proyectos de su empresa.",
  "worker.project_twice": "El mismo proyecto fue elegido dos veces en fechas que se superponen.",
  "worker.project_closed": "El proyecto está inactivo y no recibe colaboradores.",
  "worker.link_not_found": "El colaborador no está vinculado a este proyecto.",
  "worker.link_reversed": "El fin del vínculo debe ser igual o posterior al inicio.",
  "worker.link_before_admission": "El vínculo con el proyecto no puede empezar antes de la admisión.",
  "worker.link_outside_project": "Las fechas del vínculo están fuera del período del proyecto.",
  "worker.dismissed": "El colaborador fue desvinculado y no puede vincularse a proyectos.",
  "worker.restricted": "Esta persona está impedida de trabajar para la contratante del proyecto.",
};
