import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "document_type.not_found": "Tipo de documento no encontrado.",
  "document_type.name_taken": "Ya existe un tipo de documento con este nombre.",
  "document_type.stale": "Otra persona modificó este tipo de documento. Revise la versión actual e inténtelo de nuevo.",
  "document_type.retired": "Este tipo de documento ya no está en uso y no se puede cambiar. Cree un tipo nuevo en su lugar.",
  "document_type.of_platform":
    "Este tipo de documento pertenece al catálogo de la plataforma y no se puede modificar. Cree uno de su empresa.",
  "document_type.movement_unfit": "Indique el movimiento solo cuando el documento se pide por un movimiento, y siempre en ese caso.",
  "document_type.validity_unfit":
    "Lo que se pide de nuevo cada mes o cada año no tiene validez propia. Elija “Siempre válido” para un documento que vence y se renueva.",
  "risk_activity.not_found": "Actividad de riesgo no encontrada.",
  "risk_activity.name_taken": "Ya existe una actividad de riesgo con este nombre.",
  "risk_activity.stale": "Otra persona modificó esta actividad de riesgo. Revise la versión actual e inténtelo de nuevo.",
  "risk_activity.of_platform":
    "Esta actividad de riesgo pertenece al catálogo de la plataforma y no se puede modificar. Cree una de su empresa.",
  "risk_activity.unknown_demand": "La actividad pide un documento o una capacitación que ya no existe en el catálogo.",
  "norm_figure.unknown_key": "No hay ningún valor de norma con esta clave.",
  "norm_figure.no_such_day": "Este valor es un día del año. Escriba el mes y el día, como 1130 para el 30 de noviembre.",
  "norm_figure.day_taken": "Su empresa ya tiene un valor para esta clave a partir de esta fecha.",
};
