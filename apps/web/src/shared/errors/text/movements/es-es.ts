import type { text as portuguese } from "./pt-br.ts";

export const text = {
  "movement.status_not_allowed": "Este movimiento no deja al colaborador en la situación elegida.",
  "movement.year_too_late": "El año del movimiento no puede pasar de 2100.",
  "movement.end_not_expected": "Este movimiento no tiene fecha final.",
  "movement.end_not_after_start": "La fecha final debe ser posterior a la fecha inicial.",
  "movement.before_birth": "El movimiento no puede ser anterior al nacimiento del colaborador.",
  "movement.transfer_projects_missing": "Elija de qué proyecto sale el colaborador y a cuál va.",
  "movement.transfer_to_itself": "El proyecto de destino debe ser distinto del proyecto de origen.",
  "movement.leaves_without_transfer": "Solo un traslado tiene proyecto de origen.",
  "movement.repeated": "Este movimiento ya está registrado en esta fecha.",
  "movement.already_admitted": "El colaborador ya está admitido. Registre la desvinculación antes de una nueva admisión.",
  "movement.before_admission": "Ningún movimiento puede ser anterior a la admisión.",
  "movement.after_dismissal": "Después de la desvinculación solo puede haber una nueva admisión.",
  "movement.nothing_to_return_from": "No hay licencia ni vacaciones de las que volver en esta fecha.",
  "movement.overlaps": "Las fechas se superponen con otra licencia o vacaciones.",
  "movement.while_away": "Mientras el colaborador está de licencia o de vacaciones, solo caben el retorno y la desvinculación.",
  "movement.not_found": "Movimiento no encontrado.",
  "movement.nothing_planned": "Indique el movimiento que se registrará, modificará o eliminará.",
  "movement.too_many": "Este colaborador ya tiene demasiados movimientos.",
  "movement.project_unknown": "El proyecto elegido no se encontró entre los proyectos de este proveedor.",
  "movement.not_linked_there": "El colaborador no trabaja en el proyecto de origen en esta fecha.",
} as const satisfies Readonly<Record<keyof typeof portuguese, string>>;
