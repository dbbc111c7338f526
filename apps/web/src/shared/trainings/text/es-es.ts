import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text = {
  states: { planned: "Programada", running: "En curso", finished: "Terminada", cancelled: "Cancelada" },
  kinds: { initial: "Inicial", periodic: "Periódica", eventual: "Eventual" },
  statuses: {
    enrolled: "Inscrito",
    present: "Presente",
    absent: "Ausente",
    approved: "Aprobado",
    failed: "Reprobado",
    removed: "Retirado",
  },
  marks: {
    needs: "Necesita la capacitación",
    expires: "Vence pronto",
    valid: "Al día",
    other_class: "En otro grupo",
    restricted: "Bloqueado",
    away: "De baja",
    vacation: "De vacaciones",
    hiring: "Por incorporar",
    dismissed: "Desvinculado",
  },
  needsAdvice: "Verifique si necesita la capacitación",
  causes: {
    never_had: "nunca la hizo",
    near_end: "vence pronto",
    ended: "venció",
    absence: "regreso de una baja",
    function_change: "cambio de función",
    risk_change: "cambio de riesgo",
    accident: "accidente",
  },
} as const satisfies Translated<typeof portuguese>;
