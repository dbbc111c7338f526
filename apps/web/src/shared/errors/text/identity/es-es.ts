import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "sign_in.wrong_credentials": "Compruebe su correo electrónico o contraseña",
  "sign_in.email_not_verified": "El correo electrónico de esta cuenta no está verificado, por favor, verifíquelo.",
  "sign_in.account_disabled": "Esta cuenta fue desactivada. Hable con el soporte.",
  "sign_in.verify_email": "Confirme su correo para entrar.",
  "sign_in.account_not_completed": "Su cuenta todavía no está completa. Revise su correo.",
  "sign_in.account_inactive":
    "Su cuenta estuvo más de 90 días sin acceso y fue bloqueada. Le enviamos un correo para reactivarla; entre al menos cada 90 días.",
  "sign_in.password_outdated": "Su contraseña tiene más de 90 días. Le enviamos un correo para elegir una nueva.",
  "sign_in.blocked": "Acceso bloqueado por un tiempo por exceso de intentos. Espere o restablezca su contraseña.",
  "password.code_invalid": "Código de restablecimiento inválido, inténtelo de nuevo.",
  "password.confirmation_differs": "La contraseña indicada no es igual",
  "password.weak": "La contraseña no cumple las reglas de seguridad.",
  "password.used_before": "¡Contraseña ya utilizada! Elija otra.",
  "password.busy": "Demasiados accesos al mismo tiempo. Inténtelo de nuevo.",
  "link.invalid": "Este enlace no es válido, ya fue usado o venció. Solicite uno nuevo.",
  "sign_in.other_way": "Esta cuenta entra de otra forma. Use el mismo botón con el que se creó.",
  "robot.not_confirmed": "Confirme que no es un robot",
  "robot.service_down": "El servicio que confirma que no es un robot no respondió. Inténtelo de nuevo en un momento.",
  "account_session.not_found": "Esta sesión no existe o ya se cerró.",
  "demo.off": "La dirección solicitada no existe.",
};
