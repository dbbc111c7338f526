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
} as const satisfies Translated<typeof portuguese>;
