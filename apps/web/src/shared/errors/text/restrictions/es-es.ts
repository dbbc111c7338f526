import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "restriction.not_found": "Bloqueo no encontrado.",
  "restriction.one_document": "Indique el CPF o el documento extranjero de la persona, uno de los dos.",
  "restriction.dates_reversed": "El fin del bloqueo no puede ser anterior al inicio.",
  "restriction.already_past": "El bloqueo ya estaría terminado. Indique un fin a partir de hoy.",
  "restriction.overlaps": "Esta persona ya tiene un bloqueo en este período.",
  "restriction.over": "Este bloqueo ya terminó y no se puede modificar. Cree uno nuevo si hace falta.",
  "restriction.stale": "Otra persona modificó este bloqueo. Compruebe cómo quedó e inténtelo de nuevo.",
  "activity_type.not_found": "Tipo de actividad no encontrado.",
  "activity_type.name_taken": "Ya existe un tipo de actividad con este nombre.",
  "activity_type.unknown_risk": "Una de las actividades de riesgo elegidas ya no existe en el catálogo.",
  "activity_type.in_use": "Hay colaboradores con este tipo de actividad. Desactívelo para que nadie nuevo lo reciba.",
};
