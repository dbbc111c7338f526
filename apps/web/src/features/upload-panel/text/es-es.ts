import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Envío de documentos",
  sending: "Enviando {{count}} de {{total}}: {{percent}} %",
  lost_zero: "Ningún archivo espera la conexión",
  lost_one: "Sin conexión: {{count}} archivo la espera",
  lost_other: "Sin conexión: {{count}} archivos la esperan",
  failed_zero: "Ningún archivo detenido",
  failed_one: "{{count}} archivo detenido",
  failed_other: "{{count}} archivos detenidos",
  unfinished_zero: "Ningún envío interrumpido",
  unfinished_one: "{{count}} envío interrumpido",
  unfinished_other: "{{count}} envíos interrumpidos",
  done: "Todo enviado",
  close: "Cerrar",
  place: "Abrir la pendencia {{title}}",
  keepOpen: "No cierre esta pestaña hasta el final del envío. Puede abrir otras pantallas.",
  history: "Enviados en esta sesión",
  left: {
    title: "Interrumpidos",
    says: "Elija el mismo archivo para continuar desde donde se detuvo.",
    goOn: "Continuar",
    goOnOf: "Continuar {{name}}",
    again: "Elegir el archivo",
    againOf: "Elegir de nuevo {{name}}",
    forgetOf: "Desistir de {{name}}",
    other: "Este no es el mismo archivo. Elija {{name}}, de {{size}}.",
  },
};
