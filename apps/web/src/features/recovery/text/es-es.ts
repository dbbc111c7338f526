import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  sendAgain: "Enviar de nuevo",
  supportHint: "¿Han pasado más de 2 horas? Hable con el soporte por los canales de atención.",
  checking: "Comprobando el enlace…",
  unchecked: "No se pudo comprobar el enlace",
  email: {
    label: "Correo electrónico",
    emailRequired: "El correo electrónico es obligatorio",
    emailInvalid: "Correo electrónico no válido",
  },
  request: {
    title: "Recuperar contraseña",
    says: "Escriba el correo de su cuenta. Le enviaremos un enlace para elegir una nueva contraseña.",
    submit: "Enviar enlace",
  },
  password: {
    title: "Cambiar contraseña",
    says: "Nueva contraseña para {{email}}",
    new: "Escriba su nueva contraseña",
    confirm: "Confirme su nueva contraseña",
    submit: "Cambiar contraseña",
  },
  confirm: {
    title: "Confirmar correo",
    says: "Confirme que {{email}} es su correo para completar el registro.",
    submit: "Confirmar correo",
    done: "Correo confirmado",
    doneSays: "El correo {{email}} fue confirmado. Ahora entre con su contraseña.",
  },
  notices: {
    resetSent: {
      title: "Revise su correo",
      says: "Si hay una cuenta con ese correo, el enlace para la nueva contraseña ya está en camino. Vale por una hora; mire también el correo no deseado.",
    },
    passwordChanged: {
      title: "Contraseña cambiada",
      says: "La nueva contraseña ya vale, y las sesiones abiertas en otros dispositivos han terminado. Entre con ella.",
    },
    linkExpired: {
      title: "Enlace caducado",
      says: "Este enlace ya fue usado o ha caducado. Solicite uno nuevo: llegará a su correo en un instante.",
    },
    linkInvalid: {
      title: "Enlace no válido",
      says: "Este enlace está incompleto o ya no sirve. Ábralo desde el correo que recibió, o solicite uno nuevo.",
    },
    inactive: {
      title: "Cuenta inactiva",
      says: "Su cuenta pasó más de 90 días sin acceso y fue bloqueada. Le enviamos un correo para reactivarla; acceda al menos cada 90 días.",
    },
    outdated: {
      title: "Contraseña desactualizada",
      says: "Su contraseña tiene más de 90 días. Le enviamos un correo con el enlace para elegir una nueva.",
    },
    unverified: {
      title: "Verifique su correo",
      says: "Su cuenta aún no está completa: abra el enlace que enviamos a su correo. ¿No llegó? Envíelo de nuevo.",
    },
    confirmationSent: {
      title: "Confirmación enviada",
      says: "Si ese correo aún debe confirmarse, el enlace ya está en camino. Mire también el correo no deseado.",
    },
  },
};
