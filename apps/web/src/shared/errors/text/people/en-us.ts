import type { text as ptBr } from "./pt-br.ts";

export const text: { readonly [C in keyof typeof ptBr]: string } = {
  "user.not_found": "This person does not belong to the company any more.",
  "user.is_self": "You cannot remove yourself from the company.",
  "user.is_owner": "The owner of the company can neither be removed nor given another profile.",
  "user.sees_all_projects":
    "This person sees all projects of the company and cannot be taken out of a single one. Change their access in the list of users.",
  "invitation.not_found": "Invitation not found.",
  "invitation.already_user": "This person already is a user of the company.",
  "invitation.already_sent": "There is an active invitation for this e-mail. Resend it from the list of users.",
  "invitation.settled": "This invitation has been accepted or cancelled already.",
  "invitation.just_sent": "This invitation has just been sent. Wait a minute to resend it.",
  "invitation.company_limit": "The company has reached today's limit of invitations by e-mail. Continue tomorrow.",
  "invitation.recipient_limit": "This e-mail address has received many invitations today. Try again tomorrow.",
  "invitation.email_look_alike": "The e-mail has letters that look like others. Use plain letters only, from a to z.",
};
