import { INVITATION_LIFE_DAYS } from "@emdia/contract/limits.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { secondsUntilNextDay } from "../../../platform/mail/mail-limits.ts";
import { admit, queueMessage } from "../../../platform/mail/queue-message.ts";
import { hashOf } from "../../../platform/secrets/link-code.ts";
import { languageFor } from "../store/invitation-changes.ts";
import { invitationTemplate, secretOfInvitation } from "./invitation-template.ts";

/** Secret of the installation, from which the links are derived. */
export type LinkKeys = { readonly secret: string };
const LIFE_MS = INVITATION_LIFE_DAYS * 86_400_000;

export type InvitationMail = { readonly companyId: number; readonly id: number; readonly issue: number };

/** Hash of the secret of one e-mail, and its expiry. */
export const sendingOf = ({ now }: Scope, { secret }: LinkKeys, mail: InvitationMail) => ({
  secretHash: hashOf(secretOfInvitation(secret, mail)),
  expiresAt: new Date(now.getTime() + LIFE_MS),
});

/** Queues the e-mail, or refuses it above the limits of its company and recipient. */
export const mailInvitation = async ({ tx, now, account }: Scope, { companyId, id, issue, email }: InvitationMail & { email: string }) => {
  const admitted = await admit(tx, invitationTemplate, { to: email, channel: "email", companyId, now });
  if ("exceeded" in admitted) {
    const code = admitted.exceeded === "company" ? "invitation.company_limit" : "invitation.recipient_limit";
    return refuse(code, { retryAfterSeconds: secondsUntilNextDay(now) });
  }
  const language = await languageFor({ tx, account }, email);
  await queueMessage(tx, invitationTemplate, { id: admitted.messageId, ownerId: companyId, rowId: String(id), issue, language });
  return undefined;
};
