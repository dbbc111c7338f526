import { daysBetween } from "../../kernel/dates.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { concludeSignIn } from "./conclude-sign-in.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { passwordFits } from "./password-check.ts";
import { reactivationOf } from "./reactivation.ts";
import { renewHash } from "./renew-hash.ts";
import { failuresMax, secondsBlocked } from "./rules/block.ts";
import { decideSignIn, type SignInDecision } from "./rules/sign-in.ts";
import { sendWayBack } from "./send-way-back.ts";
import { accountForSignIn, type SignInAccount } from "./store/accounts.ts";
import { forgetAttempt, latestFailures, noteFailure, type Subject, waitInLine } from "./store/failed-sign-ins.ts";

/** Signs in with e-mail and password. No transaction is open while the password is compared, which takes its time on purpose. */
export const signIn =
  (keys: IdentityKeys): Handler<"POST /authentication/signin"> =>
  async (scope, { body }) => {
    const attempt = attemptOf(scope, body.email);
    const { blockedSeconds, account } = await beginAttempt(scope, attempt);
    if (blockedSeconds > 0) return refuse("sign_in.blocked", { retryAfterSeconds: blockedSeconds });

    const fits = await passwordFits(account?.password_hash, body.password);
    const decision = account ? await decide(scope, account, { fits, token: body.accountReactivationToken }) : "sign_in.wrong_credentials";
    if (!account || decision === "sign_in.wrong_credentials") return refuse("sign_in.wrong_credentials");
    await renewHash(scope, account, body.password);
    const wasNoGuess = (tx: Tx) => forgetAttempt(tx, { failuresOf: attempt.email, attemptOf: attempt.address, at: scope.now });
    if (decision === "go_home") return concludeSignIn(scope, keys, { accountId: account.id, before: wasNoGuess });
    await scope.despiteRefusal(null, wasNoGuess);
    return refuse(decision, await sendWayBack(scope, decision, { keys, accountId: account.id }));
  };

type Attempt = { readonly [Of in "email" | "address"]: Subject };
const attemptOf = ({ caller }: PublicScope, email: string): Attempt => ({
  email: { kind: "account", value: email },
  address: { kind: "address", value: caller.address },
});

/** Counts the attempt before it is looked at, one after the other, so that a hundred guesses at once are not one. */
const beginAttempt = ({ despiteRefusal, now }: PublicScope, { email, address }: Attempt) =>
  despiteRefusal(null, async (tx) => {
    await waitInLine(tx, [email, address]);
    const [ofEmail = [], ofAddress = []] = await latestFailures(tx, [
      { subject: email, most: failuresMax.account },
      { subject: address, most: failuresMax.address },
    ]);
    const counted = [
      { times: ofEmail, max: failuresMax.account },
      { times: ofAddress, max: failuresMax.address },
    ];
    const blockedSeconds = secondsBlocked(counted, now.getTime());
    if (blockedSeconds > 0) return { blockedSeconds, account: undefined };
    await noteFailure(tx, [email, address], now);
    return { blockedSeconds, account: await accountForSignIn(tx, email.value) };
  });

type Shown = { readonly fits: boolean; readonly token: string | undefined };

const decide = async (scope: PublicScope, account: SignInAccount, { fits, token }: Shown): Promise<SignInDecision> =>
  decideSignIn({
    passwordFits: fits,
    disabled: account.disabled,
    emailVerified: account.email_verified,
    accountVerified: account.account_verified,
    daysSinceAccess: daysBetween(dayInSaoPaulo(account.last_access_at), scope.today),
    daysSincePassword: daysBetween(dayInSaoPaulo(account.password_changed_at), scope.today),
    reactivates: fits && (await reactivationOf(scope, account.id, token)),
  });
