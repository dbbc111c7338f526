import type { InvitationMailTexts } from "./invitation-mail-texts.ts";

export const ptBr: InvitationMailTexts = {
  title: "Convite para a empresa {company}",
  paragraphs: [
    "Olá!",
    "{inviter} convidou você para acessar a empresa {company} no Em Dia, com o perfil {profile}.",
    "O link abaixo vale por {days} dias e só pode ser usado uma vez. Se você não esperava este convite, ignore este e-mail.",
  ],
  action: "Aceitar convite",
};

export const ptBrProject: InvitationMailTexts = {
  title: "Convite para o projeto {project}",
  paragraphs: [
    "Olá!",
    "{inviter} convidou você para acompanhar o projeto {project} pela empresa {company} no Em Dia, com o perfil {profile}.",
    "O link abaixo vale por {days} dias e só pode ser usado uma vez. Se você não esperava este convite, ignore este e-mail.",
  ],
  action: "Aceitar convite",
};
