import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "invite.already_confirmed": "Invitation already confirmed",
  "sign_up.email_in_use": "This e-mail is already in use. Sign in with the account you have.",
  "sign_up.email_differs": "The e-mail must be the one that was invited.",
  "sign_up.no_account": "This e-mail has no account yet. Create your account to accept the invitation.",
  "terms.outdated": "The terms of use have changed. Read and accept the current version.",
  "terms.only_oneself": "Only the person concerned accepts the terms of use.",
  "company_invite.cnpj_invalid": "Invalid CNPJ",
  "company_invite.registered": "This CNPJ is already registered. Ask whoever administers the company for access.",
  "company_invite.active": "This CNPJ already has an active invitation. Look in the e-mail of the person responsible.",
  "company_invite.too_many": "Too many invitations from this address in a short time. Try again later.",
  "company_invite.recipient_limit": "This e-mail address has received many invitations today. Try again tomorrow.",
};
