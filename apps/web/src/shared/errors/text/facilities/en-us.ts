import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "facility.not_found": "Unit not found.",
  "facility.name_taken": "There already is a unit with this name.",
  "facility.linked_to_project": "This unit cannot be deleted because projects are linked to it.",
  "department.not_found": "Area not found.",
  "department.name_taken": "There already is an area with this name in this unit.",
  "department.linked_to_project": "This area cannot be deleted because projects are linked to it.",
  "facility.has_schedules": "This facility cannot be deleted because it has risk schedules.",
  "department.has_schedules": "This area cannot be deleted because it has risk schedules.",
};
