import { daysBetween } from "../../kernel/dates.ts";
import { isRefusal, refuse } from "../../kernel/outcome.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { reactivationOf } from "./account-links/reactivation.ts";
import { sendAccountLink } from "./account-links/send-account-link.ts";
import { concludeSignIn } from "./conclude-sign-in.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { passwordFits } from "./password-check.ts";
import { renewHash } from "./renew-hash.ts";
import { failuresMax, secondsBlocked } from "./rules/block.ts";
import { decideSignIn, type SignInDecision } from "./rules/sign-in.ts";
import type { SignInAccount } from "./store/accounts.ts";
import { type Attempt, countSignIn, forgetAttempt, takeBackAttempt } from "./store/sign-in-attempts.ts";

/** Signs in with e-mail and password. The slow comparison runs while the attempt is being committed; its result is read only after that. */
export const signIn =
  (keys: IdentityKeys): Handler<"POST /authentication/signin"> =>
  async (scope, { body }) => {
    const attempt = attemptOf(scope, body.email);
    const begun = await beginAttempt(scope, attempt, body.password);
    if (isRefusal(begun)) return begun;

    const { account, noted, comparing } = begun;
    const fits = await comparing;
    const decision = account ? await decide(scope, account, { fits, token: body.accountReactivationToken }) : "sign_in.wrong_credentials";
    if (!account || decision === "sign_in.wrong_credentials") return refuse("sign_in.wrong_credentials");
    await renewHash(scope, account, body.password);
    const innocent = { account: attempt.account, noted };
    if (decision === "go_home") return concludeSignIn(scope, keys, { accountId: account.id, innocent });
    await scope.inIndependentTransaction(null, (tx) => forgetAttempt(tx, innocent));
    return refuse(decision, await sendAccountLink(scope, decision, { keys, accountId: account.id }));
  };

const attemptOf = ({ caller }: PublicScope, email: string): Attempt => ({
  account: { kind: "account", value: email },
  address: { kind: "address", value: caller.address },
});

/** Counts the attempt before the comparison, one at a time, so that concurrent guesses are all counted. */
const beginAttempt = async ({ inIndependentTransaction, inOneStatement, now }: PublicScope, attempt: Attempt, password: string) => {
  const count = async (tx: Tx) => {
    const { before, noted, account } = await countSignIn(tx, { ...attempt, most: failuresMax, now });
    const failures = [
      { times: before.account, max: failuresMax.account },
      { times: before.address, max: failuresMax.address },
    ];
    const retryAfterSeconds = secondsBlocked(failures, now.getTime());
    return retryAfterSeconds === 0
      ? { noted, account, comparing: passwordFits(account?.password_hash, password) }
      : { noted, blocked: refuse("sign_in.blocked", { retryAfterSeconds }) };
  };
  const begun = await inOneStatement(count);
  if (!begun.blocked) return begun;
  await inIndependentTransaction(null, (tx) => takeBackAttempt(tx, begun.noted));
  return begun.blocked;
};

type CredentialCheck = { readonly fits: boolean; readonly token: string | undefined };

const decide = async (scope: PublicScope, account: SignInAccount, { fits, token }: CredentialCheck): Promise<SignInDecision> =>
  decideSignIn({
    passwordFits: fits,
    disabled: account.disabled,
    emailVerified: account.email_verified,
    accountVerified: account.account_verified,
    daysSinceAccess: daysBetween(dayInSaoPaulo(account.last_access_at), scope.today),
    daysSincePassword: daysBetween(dayInSaoPaulo(account.password_changed_at), scope.today),
    reactivates: fits && (await reactivationOf(scope, account.id, token)),
  });
