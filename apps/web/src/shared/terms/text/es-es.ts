import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Términos de uso y privacidad",
  list: "Términos aceptados",
  entry: "Términos de uso",
  version: "Versión {{version}}",
  notAccepted: "Usted aún no aceptó estos términos.",
  acceptance: { acceptedAt: "Aceptado el", name: "Nombre", address: "Dirección IP", email: "Correo electrónico" },
  accept: {
    title: "Lea y acepte los términos de uso para continuar",
    agree: "Leí y acepto los términos",
    later: "Ahora no, volver al inicio de sesión",
    done: "Términos de uso aceptados. ¡Gracias!",
  },
};
