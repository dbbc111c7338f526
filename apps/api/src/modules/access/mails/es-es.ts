import type { InvitationMailTexts } from "./invitation-mail-texts.ts";

export const esEs: InvitationMailTexts = {
  title: "Invitación a la empresa {company}",
  paragraphs: [
    "¡Hola!",
    "{inviter} le invitó a trabajar en la empresa {company} en Em Dia, con el perfil {profile}.",
    "El enlace siguiente vale {days} días y solo puede usarse una vez. Si no esperaba esta invitación, ignore este correo.",
  ],
  action: "Aceptar invitación",
};

export const esEsProject: InvitationMailTexts = {
  title: "Invitación al proyecto {project}",
  paragraphs: [
    "¡Hola!",
    "{inviter} le invitó a seguir el proyecto {project} por la empresa {company} en Em Dia, con el perfil {profile}.",
    "El enlace de abajo vale por {days} días y solo se puede usar una vez. Si no esperaba esta invitación, ignore este correo.",
  ],
  action: "Aceptar invitación",
};
