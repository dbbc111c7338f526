import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of risk schedules. */
export const text = {
  "risk_schedule.not_found": "Programación no encontrada.",
  "risk_schedule.stale": "Otro usuario modificó esta programación. Revise los datos actuales y guarde de nuevo.",
  "risk_schedule.cancelled": "Esta programación fue cancelada y ya no se puede modificar.",
  "risk_schedule.finished": "Esta programación ya terminó y no se puede modificar.",
  "risk_schedule.start_in_past": "El inicio no puede ser anterior a este momento.",
  "risk_schedule.start_before_creation": "El inicio no puede ser anterior a la creación de la programación.",
  "risk_schedule.end_before_start": "El término no puede ser anterior al inicio.",
  "risk_schedule.span_too_long": "Una programación dura como máximo 31 días.",
  "risk_schedule.incomplete": "Informe proyecto, proveedor, actividades, inicio y término.",
  "risk_schedule.project_inactive": "Este proyecto no está activo, por lo que no recibe programaciones.",
  "risk_schedule.place_unknown": "Esta área no es un lugar del proyecto.",
  "risk_schedule.activity_unknown": "Una de las actividades no forma parte del proyecto.",
  "risk_schedule.provider_unknown": "Este proveedor no está vinculado al proyecto.",
  "risk_schedule.employee_repeated": "El mismo colaborador está dos veces en el equipo.",
  "risk_schedule.supervisor_outside_team": "El supervisor debe formar parte del equipo.",
  "risk_schedule.watch_missing": "El espacio confinado exige un vigía en el equipo.",
  "risk_schedule.supervisor_missing": "El espacio confinado exige un supervisor de entrada.",
  "risk_schedule.supervisor_enters": "El supervisor de entrada no puede ejecutar el trabajo en el espacio confinado.",
  "risk_schedule.worker_not_linked": "Hay colaboradores sin vínculo con el proyecto en este período.",
  "risk_schedule.worker_dismissed": "Hay colaboradores desvinculados en el equipo.",
  "risk_schedule.worker_restricted": "Hay colaboradores bloqueados por esta contratante en este período.",
  "risk_schedule.double_booked": "Un colaborador ya está programado en otra área a esta hora.",
} as const satisfies { readonly [C in ExplainedIn<"riskScheduleRefusals">]: string };
