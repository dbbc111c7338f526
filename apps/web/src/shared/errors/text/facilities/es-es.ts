import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "facility.not_found": "Unidad no encontrada.",
  "facility.name_taken": "Ya existe una unidad con este nombre.",
  "facility.linked_to_project": "Esta unidad no se puede eliminar porque hay proyectos vinculados a ella.",
  "department.not_found": "Área no encontrada.",
  "department.name_taken": "Ya existe un área con este nombre en esta unidad.",
  "department.linked_to_project": "Esta área no se puede eliminar porque hay proyectos vinculados a ella.",
  "facility.has_schedules": "Esta unidad no se puede eliminar porque tiene programaciones de riesgo.",
  "department.has_schedules": "Esta área no se puede eliminar porque tiene programaciones de riesgo.",
};
