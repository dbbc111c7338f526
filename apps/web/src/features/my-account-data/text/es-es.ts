import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Datos personales",
  says: "Lo que la plataforma sabe de ti, y cómo la ves.",
  name: {
    title: "Quién eres",
    says: "Tu nombre aparece en el historial de lo que haces y para las personas de tus empresas.",
    label: "Nombre completo",
    required: "Indica tu nombre",
    tooLong: "El nombre tiene como máximo {{max}} caracteres",
    email: "Correo electrónico",
    emailSays: "Entras con él; no se puede cambiar aquí.",
    save: "Guardar nombre",
  },
  password: {
    title: "Contraseña",
    says: "Enviamos un enlace a tu correo, con el que eliges una nueva contraseña. Al cambiarla, sales de todos los dispositivos.",
    send: "Enviar enlace para cambiar la contraseña",
    again: "Enviar de nuevo",
    sent: "Enviamos un enlace a {{email}}. Vale por una hora.",
  },
  preferences: { title: "Idioma y apariencia", says: "Valen en todos los navegadores en los que entres." },
  companies: {
    title: "Mis empresas",
    says: "Dónde trabajas en la plataforma, y con qué perfil.",
    owner: "Propietario(a)",
    none: "Todavía no formas parte de ninguna empresa.",
    more: "Mostrar más empresas",
  },
  terms: {
    title: "Términos aceptados",
    says: "El texto de cada uno está en el menú de la cuenta, en Términos de uso.",
    version: "Versión {{version}}",
    none: "Todavía no hay términos aceptados.",
  },
};
