import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { queueMessage } from "../../../platform/mail/queue-message.ts";
import type { IdentityKeys } from "../issue-tokens.ts";
import type { AccountMailKind } from "../mails/account-mail-texts.ts";
import type { SignInDecision } from "../rules/sign-in.ts";
import { readAccount } from "../store/accounts.ts";
import { firstUnusedLink, type LinkPurpose } from "../store/links.ts";
import { makeLink } from "./account-link.ts";
import { accountLinkTemplates } from "./account-link-templates.ts";

type Way = { readonly mail: AccountMailKind; readonly purpose: Exclude<LinkPurpose, "second_factor"> };
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

type To = { readonly accountId: number; readonly secret: string; readonly now: Date };

/** Queues an e-mail with a link, in the language of the account. */
export const sendLink = async (tx: Tx, { mail, purpose }: Way, { accountId, secret, now }: To): Promise<void> => {
  const { language } = await readAccount(tx, accountId);
  const id = await makeLink(tx, { accountId, purpose, secret, now });
  await queueMessage(tx, accountLinkTemplates[mail], { ownerId: accountId, rowId: String(id), issue: 0, language });
};

/** Time of the first confirmation mail. The response contains it only after the correct password. */
export type Waiting = { readonly confirmationSince: string };

type Barred = { readonly keys: IdentityKeys; readonly accountId: number };
/** Sends the mail that resolves the refusal of a sign-in with the correct password. */
export const sendAccountLink = async (
  { inIndependentTransaction, now }: PublicScope,
  decision: SignInDecision,
  { keys: { secret }, accountId }: Barred,
): Promise<Waiting | undefined> => {
  const way = wayOf[decision];
  if (!way) return undefined;
  await inIndependentTransaction(accountId, (tx) => sendLink(tx, way, { accountId, secret, now }));
  if (way !== ways.verifyEmail) return undefined;
  const since = await inIndependentTransaction(accountId, (tx) => firstUnusedLink(tx, accountId, way.purpose));
  return { confirmationSince: (since ?? now).toISOString() };
};
