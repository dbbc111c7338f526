import type { DisputeState } from "@emdia/contract/pendencies/dispute.ts";

export const text = {
  title: "Impugnación",
  cancel: "Cancelar",
  state: {
    pending: "En impugnación",
    upheld: "Rechazo mantenido",
    reversed: "Rechazo revertido",
    closed: "Cerrada sin decisión",
  } satisfies { readonly [S in DisputeState]: string },
  told: {
    disputed: "{{name}} impugnó el rechazo el {{when}}:",
    decideBy: "Decisión hasta el {{day}}.",
    late: "La decisión era hasta el {{day}}. Se avisó al contacto del proyecto.",
    UPHELD: "{{name}} mantuvo el rechazo el {{when}}. Motivo:",
    REVERSED: "{{name}} revirtió el rechazo el {{when}}. Motivo:",
  },
  dispute: {
    action: "Impugnar rechazo",
    until_zero: "El rechazo se puede impugnar hoy, último día del plazo.",
    until_one: "El rechazo se puede impugnar hasta el {{day}}: queda {{count}} día hábil.",
    until_other: "El rechazo se puede impugnar hasta el {{day}}: quedan {{count}} días hábiles.",
    over: "El plazo para impugnar el rechazo terminó el {{day}}.",
    says: "Otra persona de la contratante decide en un máximo de tres días hábiles. Cada rechazo se puede impugnar una vez. Un nuevo envío cierra la impugnación.",
    text: "Por qué el documento debe aceptarse",
    textMissing: "Escriba por qué el documento debe aceptarse",
    fileFailed: "Un adjunto no se envió. Quítelo o inténtelo de nuevo antes de impugnar.",
    send: "Enviar impugnación",
    done: "Impugnación enviada. Se avisó a la contratante.",
  },
  decide: {
    reason: "Motivo",
    reasonSays: "El proveedor ve este texto.",
    reasonMissing: "Indique el motivo",
    UPHELD: {
      action: "Mantener rechazo",
      says: "El documento sigue abierto y el proveedor debe enviarlo de nuevo.",
      done: "Rechazo mantenido. El proveedor ve el motivo.",
    },
    REVERSED: {
      action: "Revertir rechazo",
      says: "El documento vuelve al análisis. Si las respuestas ya lo permiten, se concluye.",
      done: "Rechazo revertido. El proveedor ve el motivo.",
    },
  },
  obstacle: {
    own_rejection: "Usted rechazó este documento. Otra persona de la contratante decide.",
    own_document: "Usted envió este documento. Otra persona de la contratante decide.",
  },
  totals: "Impugnaciones que usted ve: {{pending}} sin decisión, {{upheld}} mantenidas, {{reversed}} revertidas.",
} as const;
