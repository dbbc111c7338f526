import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  label: "Código de verificación",
  codeRequired: "Escriba el código de verificación",
  codeShort: "El código tiene {{length}} dígitos",
  resend: "Enviar otro código",
  resendIn: "Enviar otro código en {{seconds}} s",
  phone: "Móvil",
  phoneRequired: "Escriba el número del móvil",
  phoneInvalid: "Escriba un móvil con su código de área, como (31) 98765-4321",
};
