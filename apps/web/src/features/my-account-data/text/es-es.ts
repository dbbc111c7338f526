import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Datos personales",
  says: "Lo que la plataforma sabe de usted, y cómo la ve.",
  name: {
    title: "Quién es usted",
    says: "Su nombre aparece en el historial de lo que hace y para las personas de sus empresas.",
    label: "Nombre completo",
    required: "Indique su nombre",
    tooLong: "El nombre tiene como máximo {{max}} caracteres",
    email: "Correo electrónico",
    emailSays: "Entra con él; no se puede cambiar aquí.",
    save: "Guardar nombre",
  },
  password: {
    title: "Contraseña",
    says: "Enviamos un enlace a su correo, con el que elige una nueva contraseña. Al cambiarla, sale de todos los dispositivos.",
    send: "Enviar enlace para cambiar la contraseña",
    again: "Enviar de nuevo",
    sent: "Enviamos un enlace a {{email}}. Vale por una hora.",
  },
  preferences: { title: "Idioma y apariencia", says: "Valen en todos los navegadores en los que entre." },
  companies: {
    title: "Mis empresas",
    says: "Dónde trabaja en la plataforma, y con qué perfil.",
    owner: "Propietario(a)",
    none: "Todavía no forma parte de ninguna empresa.",
    more: "Mostrar más empresas",
  },
  terms: {
    title: "Términos aceptados",
    says: "El texto de cada uno está en el menú de la cuenta, en Términos de uso.",
    version: "Versión {{version}}",
    none: "Todavía no hay términos aceptados.",
  },
};
