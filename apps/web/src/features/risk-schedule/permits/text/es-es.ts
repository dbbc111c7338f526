import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Permisos de trabajo",
  empty: "Ningún permiso emitido.",
  number: "N.º {{number}}",
  issued: "Emitido el {{at}}",
  issuedBy: "Emitido por {{name}} el {{at}}",
  download: "Descargar",
  downloadOf: "Descargar el permiso n.º {{number}}",
  publicPage: "Página pública",
  publicPageOf: "Página pública del permiso n.º {{number}}",
  more: "Mostrar más",
  hindrances: {
    cancelled: "Programación cancelada: no recibe permiso de trabajo.",
    finished: "Programación concluida: no recibe permiso de trabajo.",
    suspended: "Programación suspendida: resuelva el motivo de la suspensión para emitir el permiso.",
    no_kind: "Las actividades de esta programación no exigen permiso de trabajo.",
  },
  issue: "Emitir",
  dialog: {
    title: "Emitir permiso de trabajo",
    shift: "Turno",
    kinds: "Permisos",
    kindsMissing: "Elija al menos un permiso",
    replaces: "Este turno ya tiene un permiso vigente. Se sustituirá.",
    validity: "El permiso vale solo en el turno. Un cambio de equipo, lugar, período o actividad exige una nueva emisión.",
    back: "Volver",
    submit: "Emitir permiso",
    done_zero: "Ningún permiso emitido.",
    done_one: "Permiso emitido. Descargue el PDF para imprimirlo.",
    done_other: "{{count}} permisos emitidos. Descargue los PDF para imprimirlos.",
  },
} satisfies Translated<typeof ptBr>;
