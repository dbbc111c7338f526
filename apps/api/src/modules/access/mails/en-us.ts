import type { InvitationMailTexts } from "./invitation-mail-texts.ts";

export const enUs: InvitationMailTexts = {
  title: "Invitation to {company}",
  paragraphs: [
    "Hello!",
    "{inviter} invited you to work for {company} on Em Dia, with the profile {profile}.",
    "The link below works for {days} days, and once. If you did not expect this invitation, ignore this e-mail.",
  ],
  action: "Accept invitation",
};

export const enUsProject: InvitationMailTexts = {
  title: "Invitation to the project {project}",
  paragraphs: [
    "Hello!",
    "{inviter} invited you to follow the project {project} for the company {company} in Em Dia, with the profile {profile}.",
    "The link below works for {days} days and only once. If you did not expect this invitation, ignore this e-mail.",
  ],
  action: "Accept invitation",
};
