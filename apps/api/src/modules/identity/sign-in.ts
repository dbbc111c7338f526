import { daysBetween } from "../../kernel/dates.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { concludeSignIn } from "./conclude-sign-in.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { passwordFits } from "./password-check.ts";
import { reactivationOf } from "./reactivation.ts";
import { renewHash } from "./renew-hash.ts";
import { failuresMax, secondsBlocked } from "./rules/block.ts";
import { decideSignIn, type SignInDecision } from "./rules/sign-in.ts";
import { sendWayBack, type Waiting } from "./send-way-back.ts";
import { accountForSignIn, type SignInAccount } from "./store/accounts.ts";
import { forgetAttempt, forgetFailures, latestFailures, noteFailure, type Subject, waitInLine } from "./store/failed-sign-ins.ts";

/** Signs in with e-mail and password. No transaction is open while the password is compared, which takes its time on purpose. */
export const signIn =
  (keys: IdentityKeys): Handler<"POST /authentication/signin"> =>
  async (scope, { body }) => {
    const subjects = subjectsOf(scope, body.email);
    const blockedSeconds = await blockOf(scope, subjects);
    if (blockedSeconds > 0) return refuse("sign_in.blocked", { retryAfterSeconds: blockedSeconds });

    const account = await scope.despiteRefusal(null, (tx) => accountForSignIn(tx, body.email));
    const fits = await passwordFits(account?.password_hash, body.password);
    const decision = account ? await decide(scope, account, { fits, token: body.accountReactivationToken }) : "sign_in.wrong_credentials";
    if (account && fits) await renewHash(scope, account, body.password);
    const waiting = await settle(scope, decision, { keys, subjects, accountId: account?.id });
    if (decision !== "go_home") return refuse(decision, waiting);
    return account ? concludeSignIn(scope, keys, account.id) : refuse("sign_in.wrong_credentials");
  };

const subjectsOf = ({ caller }: PublicScope, email: string): readonly Subject[] => [
  { kind: "account", value: email },
  { kind: "address", value: caller.address },
];

/** Counts the attempt before it is looked at, one after the other, so that a hundred guesses at once are not one. */
const blockOf = ({ despiteRefusal, now }: PublicScope, subjects: readonly Subject[]): Promise<number> =>
  despiteRefusal(null, async (tx) => {
    for (const subject of subjects) await waitInLine(tx, subject);
    const counted = await Promise.all(
      subjects.map(async (subject) => ({
        times: await latestFailures(tx, subject, failuresMax[subject.kind]),
        max: failuresMax[subject.kind],
      })),
    );
    const seconds = secondsBlocked(counted, now.getTime());
    if (seconds === 0) await noteFailure(tx, subjects, now);
    return seconds;
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

type Settling = { readonly keys: IdentityKeys; readonly subjects: readonly Subject[]; readonly accountId: number | undefined };

/** Whoever knew the password was not guessing; and who is locked out all the same gets the way back. */
const settle = async (
  scope: PublicScope,
  decision: SignInDecision,
  { keys, subjects, accountId }: Settling,
): Promise<Waiting | undefined> => {
  if (decision === "sign_in.wrong_credentials") return undefined;
  await scope.despiteRefusal(null, async (tx) => {
    for (const subject of subjects)
      await (subject.kind === "account" ? forgetFailures(tx, subject) : forgetAttempt(tx, subject, scope.now));
  });
  return accountId === undefined ? undefined : sendWayBack(scope, decision, { keys, accountId });
};
