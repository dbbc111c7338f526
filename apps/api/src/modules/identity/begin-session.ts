import type { Account } from "@emdia/contract/identity/routes.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { type IdentityKeys, issueTokens, sessionEnd } from "./issue-tokens.ts";
import { asAccount } from "./present-account.ts";
import { firstSecret, hashOf, type ShownToken } from "./refresh-token.ts";
import { insertSession } from "./store/new-session.ts";
import type { NotedAttempt } from "./store/sign-in-attempts.ts";

/** Who comes in, whether they proved it twice, and what was counted on the way. */
type Entering = { readonly accountId: number; readonly secondFactorAt: Date | null; readonly innocent?: NotedAttempt | undefined };
type StartedSession = { readonly shown: ShownToken; readonly user: Account; readonly termsToAccept: number | null };

/** Nothing begins for somebody of whom a second factor is asked that they have not proved. */
export const beginSession = async (
  tx: Tx,
  { now, caller }: PublicScope,
  { accountId, secondFactorAt, innocent }: Entering,
): Promise<StartedSession | undefined> => {
  const { address, userAgent } = caller;
  const secret = firstSecret();
  const kept = { accountId, refreshHash: hashOf(secret), now, expiresAt: sessionEnd(now), address, userAgent, secondFactorAt, innocent };
  const { session_id: sessionId, terms_to_accept: termsToAccept, ...account } = await insertSession(tx, kept);
  return sessionId === null ? undefined : { shown: { accountId, sessionId, secret }, user: asAccount(account), termsToAccept };
};

/** The same for somebody who has just proved a second factor, and is asked for nothing more. */
export const beginProvedSession = async (tx: Tx, scope: PublicScope, accountId: number): Promise<StartedSession> => {
  const begun = await beginSession(tx, scope, { accountId, secondFactorAt: scope.now });
  if (!begun) throw new Error("a second factor that was proved was asked for again");
  return begun;
};

/** The first pair of tokens leaves when the session is kept for good. */
export const answerSession = (keys: IdentityKeys, { shown, user, termsToAccept }: StartedSession, now: Date) => {
  const tokens = issueTokens(keys, user, { shown, now });
  return { ...tokens, mfaRequired: false as const, user, termsToAccept };
};
