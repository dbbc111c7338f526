import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "sign_in.wrong_credentials": "Compruebe su correo electrónico o contraseña",
  "sign_in.email_not_verified": "El correo electrónico de esta cuenta no está verificado, por favor, verifíquelo.",
  "sign_in.account_disabled": "Esta cuenta fue desactivada. Hable con el soporte.",
  "sign_in.verify_email": "Confirma tu correo para entrar.",
  "sign_in.account_not_completed": "Tu cuenta todavía no está completa. Revisa tu correo.",
  "sign_in.account_inactive":
    "Tu cuenta estuvo más de 90 días sin acceso y fue bloqueada. Te enviamos un correo para reactivarla; entra al menos cada 90 días.",
  "sign_in.password_outdated": "Tu contraseña tiene más de 90 días. Te enviamos un correo para elegir una nueva.",
  "sign_in.blocked": "Acceso bloqueado por un tiempo por exceso de intentos. Espera unos minutos o restablece tu contraseña.",
  "password.code_invalid": "Código de restablecimiento inválido, inténtalo de nuevo.",
  "password.confirmation_differs": "La contraseña indicada no es igual",
  "password.weak": "La contraseña no cumple las reglas de seguridad.",
  "password.used_before": "¡Contraseña ya utilizada! Elige otra.",
  "link.invalid": "Este enlace no es válido, ya fue usado o venció. Solicita uno nuevo.",
  "sign_in.other_way": "Esta cuenta entra de otra forma. Usa el mismo botón con el que se creó.",
  "robot.not_confirmed": "Confirma que no eres un robot",
  "robot.service_down": "El servicio que confirma que no eres un robot no respondió. Inténtalo de nuevo en un momento.",
  "account_session.not_found": "Esta sesión no existe o ya se cerró.",
  "demo.off": "La dirección solicitada no existe.",
};
