import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Acceda a su cuenta",
  email: "Correo electrónico",
  password: "Contraseña",
  showPassword: "Mostrar contraseña",
  forgotPassword: "Olvidé mi contraseña",
  resetPassword: "Restablecer mi contraseña",
  tryAgain: "Inténtelo de nuevo {{when}}.",
  reactivation: {
    checking: "Comprobando el enlace de reactivación…",
    fits: "Este enlace reactiva la cuenta {{email}}. Entre con su contraseña para volver a usarla.",
  },
  submit: "Entrar",
  emailRequired: "El correo electrónico es obligatorio",
  emailInvalid: "Correo electrónico no válido",
  passwordRequired: "La contraseña es obligatoria",
  passwordShort: "La contraseña tiene al menos {{length}} caracteres",
  demo: {
    title: "Entre como alguien de la demostración",
    hint: "Un clic entra con el acceso de esa persona.",
  },
};
