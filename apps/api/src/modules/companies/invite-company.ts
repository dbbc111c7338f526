import { isCnpj, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { COMPANY_INVITE_DAYS, COMPANY_INVITES_AN_HOUR, DEFAULT_LOCALE, type Locale } from "@emdia/contract/limits.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { secondsUntilNextDay } from "../../platform/mail/mail-limits.ts";
import { admit, queueMessage, withdraw } from "../../platform/mail/queue-message.ts";
import { hashOf, newSecret } from "../../platform/secrets/link-code.ts";
import { companyInviteTemplate, secretOfCompanyInvitation } from "./mails/company-invite-template.ts";
import { inviteCompanyRow, setCompanyInvitationHash } from "./store/company-invitations.ts";

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;

type Sending = { readonly id: number; readonly messageId: string; readonly language: Locale };
const sendInvitation = async (tx: Tx, secret: string, { id, messageId, language }: Sending): Promise<void> => {
  await setCompanyInvitationHash(tx, id, hashOf(secretOfCompanyInvitation(secret, id)));
  await queueMessage(tx, companyInviteTemplate, { id: messageId, ownerId: 0, rowId: String(id), issue: 0, language });
};

/** Invites a company by its CNPJ. Every attempt counts towards the hourly limit, so that no client can probe the directory. */
export const inviteCompany =
  ({ secret }: { readonly secret: string }): Handler<"POST /invites/company"> =>
  async ({ inIndependentTransaction, now, caller: { address } }, { body: { language = DEFAULT_LOCALE, robotPass: _, ...typed } }) => {
    if (!isCnpj(typed.cnpj)) return refuse("company_invite.cnpj_invalid");
    const invited = { ...typed, cnpj: normaliseCnpj(typed.cnpj) };
    const until = new Date(now.getTime() + COMPANY_INVITE_DAYS * DAY_MS);

    const outcome = await inIndependentTransaction(null, async (tx) => {
      const message = { to: invited.email, channel: "email", now } as const;
      const admitted = await admit(tx, companyInviteTemplate, message);
      if ("exceeded" in admitted) return "recipient_limit";
      const { messageId } = admitted;
      // No link has this secret: the real one depends on the id, which the database gives.
      const by = { secretHash: hashOf(newSecret()), now, until, address, mostAnHour: COMPANY_INVITES_AN_HOUR };
      const made = await inviteCompanyRow(tx, invited, by);
      if (made.outcome === "sent") await sendInvitation(tx, secret, { id: made.id, messageId, language });
      else await withdraw(tx, companyInviteTemplate, { ...message, messageId });
      return made.outcome;
    });
    if (outcome === "recipient_limit") return refuse("company_invite.recipient_limit", { retryAfterSeconds: secondsUntilNextDay(now) });
    if (outcome === "too_many") return refuse("company_invite.too_many", { retryAfterSeconds: HOUR_SECONDS });
    if (outcome === "registered") return refuse("company_invite.registered");
    if (outcome === "invited") return refuse("company_invite.active");
    return { message: "Convite enviado com sucesso", email: invited.email };
  };
