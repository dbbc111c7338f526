import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  signIn: "Entrar",
  backToSignIn: "Volver al inicio de sesión",
  askAnotherLink: "Solicitar otro enlace para la contraseña",
  outbox: "Abrir la bandeja de salida de la demostración",
};
