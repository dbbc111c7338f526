import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Bandeja de salida",
  hint: "Los correos y mensajes de texto que la demostración habría enviado, del más nuevo al más antiguo. Solo la demostración guarda los textos: fuera de ella quedan destinatario, plantilla, hora y estado.",
  reload: "Actualizar",
  empty: "Nada fue enviado hasta ahora",
  emptyHint: "Códigos, invitaciones y avisos aparecen aquí en cuanto alguien los pide.",
  failed: "La bandeja de salida no pudo leerse",
  to: "Para {{recipient}}",
  email: "Correo",
  sms: "Mensaje de texto",
} as const satisfies Translated<typeof ptBr>;
