import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  otherWay: "Elegir otra forma",
  choose: {
    title: "Verifique su identidad",
    says: "Su cuenta pide un código además de la contraseña. ¿Cómo quiere recibirlo?",
    EMAIL: "Correo electrónico",
    SMS: "Mensaje de texto",
    CREATE_PHONE: "Indicar número de móvil",
    createPhoneHint: "Reciba el código por mensaje de texto",
  },
  phone: {
    title: "Indicar número de móvil",
    says: "Enviaremos un código por mensaje de texto. Una vez confirmado, este móvil recibirá los códigos de su cuenta.",
    submit: "Enviar código",
  },
  code: {
    submit: "Confirmar",
    EMAIL: {
      title: "Revise su correo",
      says: "Escriba el código de 6 dígitos que enviamos a {{sentTo}}. Vale 10 minutos; mire también el correo no deseado.",
    },
    SMS: {
      title: "Revise sus mensajes",
      says: "Escriba el código de 6 dígitos que enviamos al móvil {{sentTo}}. Vale 10 minutos.",
    },
    registers: {
      title: "Confirme su móvil",
      says: "Escriba el código de 6 dígitos que enviamos a {{sentTo}}. Con él, el móvil queda registrado en su cuenta.",
    },
  },
};
