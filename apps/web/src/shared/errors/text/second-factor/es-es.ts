import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "second_factor.step_ended": "La verificación ha caducado. Entre de nuevo con correo y contraseña.",
  "second_factor.code_wrong": "Código no válido. Revise los 6 dígitos e inténtelo de nuevo.",
  "second_factor.code_expired": "Este código ha caducado o fue sustituido por otro. Pida uno nuevo.",
  "second_factor.code_exhausted": "Este código fue cancelado tras 5 intentos. Pida uno nuevo.",
  "second_factor.blocked":
    "Demasiados códigos erróneos: la verificación está bloqueada hasta una hora. Si no fue usted, cambie su contraseña.",
  "second_factor.too_soon": "Acabamos de enviar un código. Espere un momento para pedir otro.",
  "second_factor.too_many_messages": "Se enviaron muchos códigos hoy. Inténtelo de nuevo mañana.",
  "second_factor.type_unavailable": "Esta forma de verificación no está disponible para su cuenta.",
  "phone.taken": "Este móvil ya está registrado en otra cuenta.",
  "phone.already_chosen": "Esta cuenta ya tiene cómo verificar su identidad. Entre y cambie el móvil en Mi cuenta.",
};
