import { ACCOUNT_LINKS_AN_HOUR_MAX } from "@emdia/contract/limits.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import { linkTo } from "../../platform/mail/link-to.ts";
import { sendMail } from "../../platform/mail/message.ts";
import { makeLink } from "./account-link.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import type { AccountMailKind } from "./mails/account-mail-texts.ts";
import { accountMail } from "./mails/account-mails.ts";
import type { SignInDecision } from "./rules/sign-in.ts";
import { readAccount } from "./store/accounts.ts";
import { firstUnusedLink, type LinkPurpose, linksSince } from "./store/links.ts";

type Way = { readonly mail: AccountMailKind; readonly purpose: LinkPurpose };
export const ways = {
  resetPassword: { mail: "resetPassword", purpose: "reset_password" },
  passwordOutdated: { mail: "passwordOutdated", purpose: "reset_password" },
  reactivate: { mail: "reactivate", purpose: "reactivate" },
  verifyEmail: { mail: "verifyEmail", purpose: "verify_email" },
} as const satisfies { readonly [name: string]: Way };

const wayOf: { readonly [D in SignInDecision]?: Way } = {
  "sign_in.account_inactive": ways.reactivate,
  "sign_in.password_outdated": ways.passwordOutdated,
  "sign_in.verify_email": ways.verifyEmail,
  "sign_in.email_not_verified": ways.verifyEmail,
  "sign_in.account_not_completed": ways.verifyEmail,
};

const addressOf = (publicUrl: string, purpose: LinkPurpose, code: string): string => {
  if (purpose === "reactivate") return linkTo(publicUrl, "/login", { accountReactivationToken: code });
  if (purpose === "verify_email") return linkTo(publicUrl, "/login/concluir-cadastro", { mode: "verifyEmail", oobCode: code });
  return linkTo(publicUrl, "/login/alterar-senha", { mode: "resetPassword", oobCode: code });
};

type To = { readonly keys: IdentityKeys; readonly accountId: number };

/** Sends an e-mail with a link, in the language of the account. */
export const sendLink = async ({ despiteRefusal, now }: PublicScope, { mail, purpose }: Way, { keys, accountId }: To): Promise<void> =>
  despiteRefusal(accountId, async (tx) => {
    const account = await readAccount(tx, accountId);
    const code = await makeLink(tx, { accountId, purpose, now });
    const url = addressOf(keys.publicUrl, purpose, code);
    await sendMail(tx, { to: account.email, ...accountMail({ kind: mail, language: account.language, name: account.display_name, url }) });
  });

const HOUR_MS = 3_600_000;
/** The same for whoever names an address, which may be somebody else's: nobody's letter box is filled. */
export const sendAskedLink = async (scope: PublicScope, way: Way, to: To): Promise<void> => {
  const since = new Date(scope.now.getTime() - HOUR_MS);
  const sent = await scope.despiteRefusal(to.accountId, (tx) => linksSince(tx, { accountId: to.accountId, purpose: way.purpose, since }));
  if (sent < ACCOUNT_LINKS_AN_HOUR_MAX) await sendLink(scope, way, to);
};

/** Since when somebody has been waiting to confirm an address: only who knows the password is told. */
export type Waiting = { readonly confirmationSince: string };

/** Somebody who knows the password and still may not come in is sent what they need for it. */
export const sendWayBack = async (scope: PublicScope, decision: SignInDecision, to: To): Promise<Waiting | undefined> => {
  const way = wayOf[decision];
  if (!way) return undefined;
  await sendLink(scope, way, to);
  if (way !== ways.verifyEmail) return undefined;
  const since = await scope.despiteRefusal(to.accountId, (tx) => firstUnusedLink(tx, to.accountId, way.purpose));
  return { confirmationSince: (since ?? scope.now).toISOString() };
};
