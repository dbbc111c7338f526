import type { AccountMailTexts } from "./account-mail-texts.ts";

export const esEs: AccountMailTexts = {
  resetPassword: {
    title: "Restablezca su contraseña",
    paragraphs: [
      "Hola, {name}.",
      "Recibimos una solicitud para restablecer la contraseña de su cuenta. El enlace vale una hora y solo puede usarse una vez.",
      "Si no fue usted, ignore este correo: su contraseña sigue siendo la misma.",
    ],
    action: "Restablecer contraseña",
  },
  passwordOutdated: {
    title: "Su contraseña tiene más de 90 días",
    paragraphs: [
      "Hola, {name}.",
      "Por seguridad, la contraseña se cambia cada 90 días. Elija una nueva con el enlace siguiente, que vale una hora.",
    ],
    action: "Elegir nueva contraseña",
  },
  reactivate: {
    title: "Reactive su cuenta",
    paragraphs: [
      "Hola, {name}.",
      "Su cuenta estuvo más de 90 días sin acceso y fue bloqueada. Use el enlace en las próximas 24 horas y entre con su contraseña.",
    ],
    action: "Reactivar cuenta",
  },
  verifyEmail: {
    title: "Confirme su correo",
    paragraphs: ["Hola, {name}.", "Confirme que esta dirección es suya para empezar a usar la plataforma. El enlace vale 48 horas."],
    action: "Confirmar correo",
  },
};
