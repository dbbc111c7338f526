import { isCnpj, maskCnpj, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { asCompanyToken } from "@emdia/contract/identity/company-token.ts";
import { COMPANY_INVITE_DAYS, COMPANY_INVITES_AN_HOUR, DEFAULT_LOCALE } from "@emdia/contract/limits.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { linkTo } from "../../platform/mail/link-to.ts";
import { sendMail } from "../../platform/mail/message.ts";
import { hashOf, newSecret, writeCode } from "../../platform/secrets/link-code.ts";
import { companyInviteMail } from "./mails/company-invite-mail.ts";
import { inviteCompanyRow } from "./store/company-invitations.ts";

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;

/** Invites a company by its CNPJ. Every attempt counts towards the hourly limit, so that no client can probe the directory. */
export const inviteCompany =
  ({ publicUrl }: { readonly publicUrl: string }): Handler<"POST /invites/company"> =>
  async ({ inIndependentTransaction, now, caller: { address } }, { body: { language = DEFAULT_LOCALE, robotPass: _, ...typed } }) => {
    if (!isCnpj(typed.cnpj)) return refuse("company_invite.cnpj_invalid");
    const invited = { ...typed, cnpj: normaliseCnpj(typed.cnpj) };
    const secret = newSecret();
    const until = new Date(now.getTime() + COMPANY_INVITE_DAYS * DAY_MS);

    const outcome = await inIndependentTransaction(null, async (tx) => {
      const made = await inviteCompanyRow(tx, invited, {
        secretHash: hashOf(secret),
        now,
        until,
        address,
        mostAnHour: COMPANY_INVITES_AN_HOUR,
      });
      if (made.outcome !== "sent") return made.outcome;
      const url = linkTo(publicUrl, "/confirmar-convite", { token: asCompanyToken(writeCode(made.id, secret)) });
      const { fullName, tradingName, cnpj } = invited;
      await sendMail(tx, { to: invited.email, ...companyInviteMail({ language, fullName, tradingName, cnpj: maskCnpj(cnpj), url }) });
      return made.outcome;
    });
    if (outcome === "too_many") return refuse("company_invite.too_many", { retryAfterSeconds: HOUR_SECONDS });
    if (outcome === "registered") return refuse("company_invite.registered");
    if (outcome === "invited") return refuse("company_invite.active");
    return { message: "Convite enviado com sucesso", email: invited.email };
  };
