import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Permiso de trabajo",
  loading: "Consultando el permiso",
  number: "N.º {{number}}",
  inForceFrom: "Vigente desde el {{day}}, {{time}}",
  says: {
    in_force: "Vale solo en el lugar y en el período indicados abajo.",
    ahead: "Aún no ha comenzado: vale solo desde el inicio del período indicado abajo.",
    suspended: "El trabajo está suspendido. Deténgalo y hable con quien emitió el permiso.",
    ended: "El período terminó o el trabajo fue cancelado. Este permiso no autoriza trabajo.",
    replaced: "Este permiso fue sustituido y ya no es válido. Use el permiso actual.",
  },
  fields: { contractor: "Contratante", place: "Lugar", span: "Período" },
  place: "{{area}}, {{unit}}",
  oneDay: "{{day}}, de {{start}} a {{end}}",
  days: "{{startDay}} {{start}} hasta {{endDay}} {{end}}",
  checkedAt: "Consultado el {{at}}",
  again: "Consultar de nuevo",
  unknown: { title: "Permiso no encontrado", says: "Ningún permiso tiene este código. Lea el código QR del documento impreso." },
} satisfies Translated<typeof ptBr>;
