import type { text as ptBr } from "./pt-br.ts";

export const text: { readonly [C in keyof typeof ptBr]: string } = {
  "user.not_found": "Esta persona ya no forma parte de la empresa.",
  "user.is_self": "No puede quitarse a sí mismo de la empresa.",
  "user.is_owner": "La persona titular de la empresa no puede ser quitada ni cambiar de perfil.",
  "user.sees_all_projects":
    "Esta persona ve todos los proyectos de la empresa y no se la puede quitar de uno solo. Cambie su acceso en la lista de usuarios.",
  "invitation.not_found": "Invitación no encontrada.",
  "invitation.already_user": "Esta persona ya es usuaria de la empresa.",
  "invitation.already_sent": "Ya existe una invitación activa para este correo. Reenvíela desde la lista de usuarios.",
  "invitation.settled": "Esta invitación ya fue aceptada o cancelada.",
  "invitation.just_sent": "Esta invitación acaba de enviarse. Espere un minuto para reenviarla.",
  "invitation.company_limit": "La empresa alcanzó el límite de invitaciones por correo de hoy. Continúe mañana.",
  "invitation.recipient_limit": "Este correo ya recibió muchas invitaciones hoy. Inténtelo de nuevo mañana.",
  "invitation.email_look_alike": "El correo tiene letras que se confunden con otras. Use solo letras sin acento, de la a a la z.",
};
