import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "invite.already_confirmed": "Invitación ya confirmada",
  "sign_up.email_in_use": "Este correo ya está en uso. Entre con la cuenta que ya tiene.",
  "sign_up.email_differs": "El correo debe ser el mismo de la invitación.",
  "sign_up.no_account": "Este correo aún no tiene cuenta. Cree su cuenta para aceptar la invitación.",
  "terms.outdated": "Los términos de uso cambiaron. Lea y acepte la versión actual.",
  "terms.only_oneself": "Solo la propia persona acepta los términos de uso.",
  "company_invite.cnpj_invalid": "CNPJ no válido",
  "company_invite.registered": "Este CNPJ ya está registrado. Pida acceso a quien administra la empresa.",
  "company_invite.active": "Este CNPJ ya tiene una invitación activa. Revise el correo del responsable.",
  "company_invite.too_many": "Demasiadas invitaciones desde esta dirección en poco tiempo. Inténtelo más tarde.",
  "company_invite.recipient_limit": "Este correo ya recibió muchas invitaciones hoy. Inténtelo de nuevo mañana.",
};
