import { daysBetween } from "../../kernel/dates.ts";
import { networkOf } from "../../kernel/network-of.ts";
import { isRefusal, refuse } from "../../kernel/outcome.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { reactivationOf } from "./account-links/reactivation.ts";
import { sendAccountLink } from "./account-links/send-account-link.ts";
import { concludeSignIn } from "./conclude-sign-in.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { passwordFits, withHashCapacity } from "./password-check.ts";
import { renewHash } from "./renew-hash.ts";
import { ACCOUNT_FAILURES_A_DAY_MAX, PAIR_FAILURES_READ, secondsLockedOut } from "./rules/lockout.ts";
import { decideSignIn, type SignInDecision } from "./rules/sign-in.ts";
import type { SignInAccount } from "./store/accounts.ts";
import { countSignIn, deleteFailures } from "./store/sign-in-attempts.ts";

type Credentials = Parameters<Handler<"POST /authentication/signin">>[1]["body"];

/** Signs in with e-mail and password, or refuses when the queue of password hashes is full. */
export const signIn =
  (keys: IdentityKeys): Handler<"POST /authentication/signin"> =>
  (scope, { body }) =>
    withHashCapacity(() => signInWith(keys, scope, body));

/** The slow comparison runs while the attempt is being committed; its result is read only after that. */
const signInWith = async (keys: IdentityKeys, scope: PublicScope, body: Credentials) => {
  const begun = await beginAttempt(scope, body);
  if (isRefusal(begun)) return begun;

  const { account, innocent, comparing } = begun;
  const fits = await comparing;
  const decision = account ? await decide(scope, account, { fits, token: body.accountReactivationToken }) : "sign_in.wrong_credentials";
  if (!account || decision === "sign_in.wrong_credentials") return refuse("sign_in.wrong_credentials");
  await renewHash(scope, account, body.password);
  if (decision === "go_home") return concludeSignIn(scope, keys, { accountId: account.id, innocent });
  await scope.inIndependentTransaction(null, (tx) => deleteFailures(tx, innocent));
  return refuse(decision, await sendAccountLink(scope, decision, { keys, accountId: account.id }));
};

const most = { pair: PAIR_FAILURES_READ, account: ACCOUNT_FAILURES_A_DAY_MAX };

/** Counts the attempt before the comparison, one at a time, so that concurrent guesses are all counted. */
const beginAttempt = async ({ caller, inIndependentTransaction, inOneStatement, now }: PublicScope, { email, password }: Credentials) => {
  const network = networkOf(caller.address);
  const attempt = { account: { kind: "account", value: email }, address: { kind: "address", value: network } } as const;
  const begun = await inOneStatement(async (tx) => {
    const { before, sessionAddresses, noted, innocent, account } = await countSignIn(tx, { ...attempt, most, now });
    const isKnownDevice = sessionAddresses.some((address) => networkOf(address) === network);
    const retryAfterSeconds = secondsLockedOut({ ...before, isKnownDevice }, now.getTime());
    return retryAfterSeconds === 0
      ? { innocent, account, comparing: passwordFits(account?.password_hash, password) }
      : { noted, blocked: refuse("sign_in.blocked", { retryAfterSeconds }) };
  });
  if (!begun.blocked) return begun;
  await inIndependentTransaction(null, (tx) => deleteFailures(tx, [begun.noted]));
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
