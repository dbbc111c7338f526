import type { AccountMailTexts } from "./account-mail-texts.ts";

export const esEs: AccountMailTexts = {
  resetPassword: {
    title: "Restablece tu contraseña",
    paragraphs: [
      "Hola, {name}.",
      "Recibimos una solicitud para restablecer la contraseña de tu cuenta. El enlace vale una hora y solo puede usarse una vez.",
      "Si no fuiste tú, ignora este correo: tu contraseña sigue siendo la misma.",
    ],
    action: "Restablecer contraseña",
  },
  passwordOutdated: {
    title: "Tu contraseña tiene más de 90 días",
    paragraphs: [
      "Hola, {name}.",
      "Por seguridad, la contraseña se cambia cada 90 días. Elige una nueva con el enlace siguiente, que vale una hora.",
    ],
    action: "Elegir nueva contraseña",
  },
  reactivate: {
    title: "Reactiva tu cuenta",
    paragraphs: [
      "Hola, {name}.",
      "Tu cuenta estuvo más de 90 días sin acceso y fue bloqueada. Usa el enlace en las próximas 24 horas y entra con tu contraseña.",
    ],
    action: "Reactivar cuenta",
  },
  verifyEmail: {
    title: "Confirma tu correo",
    paragraphs: ["Hola, {name}.", "Confirma que esta dirección es tuya para empezar a usar la plataforma. El enlace vale 48 horas."],
    action: "Confirmar correo",
  },
};
