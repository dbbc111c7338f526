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
  accident: {
    title: "Accidentes",
    on: "Accidente el {{day}}",
    reason: "Motivo: {{reason}}",
    required: "Capacitación exigida de nuevo",
    open: "Exigir de nuevo",
    says: "{{document}}: el pendiente se reabre, y solo una capacitación hecha a partir del {{day}} lo completa. El proveedor lee el motivo.",
    why: "Motivo",
    whyMissing: "Indique el motivo",
    back: "Volver",
    done: "La capacitación se exigirá de nuevo",
  },
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
