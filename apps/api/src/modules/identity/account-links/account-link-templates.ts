import { linkTo } from "../../../platform/mail/link-to.ts";
import type { Installation, Template } from "../../../platform/mail/template.ts";
import type { AccountMailKind } from "../mails/account-mail-texts.ts";
import { accountMail } from "../mails/account-mails.ts";
import { readAccount } from "../store/accounts.ts";
import { readLivingLink } from "../store/links.ts";
import { linkCode } from "./account-link.ts";

type Link = Parameters<typeof linkCode>[1];

const addressOf = ({ publicUrl, secret }: Installation, link: Link): string => {
  const code = linkCode(secret, link);
  if (link.purpose === "reactivate") return linkTo(publicUrl, "/login", { accountReactivationToken: code });
  if (link.purpose === "verify_email") return linkTo(publicUrl, "/login/concluir-cadastro", { mode: "verifyEmail", oobCode: code });
  return linkTo(publicUrl, "/login/alterar-senha", { mode: "resetPassword", oobCode: code });
};

const template = (name: string, kind: AccountMailKind): Template => ({
  name: `identity.${name}`,
  category: "account",
  excess: "drop",
  render: ({ inScopeOfAccount, clock }, installation, { ownerId: accountId, rowId, language }) =>
    inScopeOfAccount(accountId, async (tx) => {
      const found = await readLivingLink(tx, { accountId, id: Number(rowId), now: clock.now() });
      if (!found || found.purpose === "second_factor") return undefined;
      const { email, display_name: name } = await readAccount(tx, accountId);
      const url = addressOf(installation, { accountId, id: found.id, purpose: found.purpose });
      return { channel: "email", to: email, ...accountMail({ kind, language, name, url }) };
    }),
});

/** E-mails with a link to the account. */
export const accountLinkTemplates: { readonly [K in AccountMailKind]: Template } = {
  resetPassword: template("reset-password", "resetPassword"),
  passwordOutdated: template("password-outdated", "passwordOutdated"),
  reactivate: template("reactivate", "reactivate"),
  verifyEmail: template("verify-email", "verifyEmail"),
};
