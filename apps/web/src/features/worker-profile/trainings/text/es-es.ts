import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Formaciones",
  owed: "Formaciones por hacer",
  classes: "Grupos",
  none: "El trabajador no está en ningún grupo.",
  shown: "Los {{shown}} grupos más recientes de {{total}}.",
  span: "{{from}} a {{until}}",
  score: "Nota {{score}}",
  cancelled: "grupo cancelado",
  validUntil: "Válida hasta el {{day}}",
  ended: "Venció el {{day}}",
  endless: "Sin fecha de vencimiento",
  kinds: { initial: "Inicial", periodic: "Periódica", eventual: "Eventual" },
  statuses: {
    enrolled: "Inscrito",
    present: "Presente",
    absent: "Ausente",
    approved: "Aprobado",
    failed: "Suspenso",
    removed: "Retirado",
  },
} satisfies Translated<typeof ptBr>;
