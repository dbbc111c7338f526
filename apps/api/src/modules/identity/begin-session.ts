import type { Account } from "@emdia/contract/identity/routes.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { type IdentityKeys, issueTokens, sessionEnd } from "./issue-tokens.ts";
import { asAccount } from "./present-account.ts";
import { firstSecret, hashOf, type ShownToken } from "./refresh-token.ts";
import { insertSession } from "./store/new-session.ts";
import type { NotedFailures } from "./store/sign-in-attempts.ts";

/** Account, time of the second factor, and the counted failures to forget. */
type Entering = { readonly accountId: number; readonly secondFactorAt: Date | null; readonly innocent?: NotedFailures | undefined };
type StartedSession = { readonly shown: ShownToken; readonly user: Account; readonly termsToAccept: number | null };

/** Creates a session. Returns undefined if the account must pass a second factor first. */
export const beginSession = async (
  tx: Tx,
  { now, caller }: PublicScope,
  { accountId, secondFactorAt, innocent }: Entering,
): Promise<StartedSession | undefined> => {
  const { address, userAgent } = caller;
  const secret = firstSecret();
  const session = { accountId, refreshHash: hashOf(secret), now, expiresAt: sessionEnd(now), address, userAgent, secondFactorAt, innocent };
  const { session_id: sessionId, terms_to_accept: termsToAccept, ...account } = await insertSession(tx, session);
  return sessionId === null ? undefined : { shown: { accountId, sessionId, secret }, user: asAccount(account), termsToAccept };
};

/** Creates a session after a second factor has been proved. */
export const beginProvedSession = async (tx: Tx, scope: PublicScope, accountId: number): Promise<StartedSession> => {
  const begun = await beginSession(tx, scope, { accountId, secondFactorAt: scope.now });
  if (!begun) throw new Error("a second factor that was proved was asked for again");
  return begun;
};

/** Issues the first tokens after the session is committed. */
export const answerSession = (keys: IdentityKeys, { shown, user, termsToAccept }: StartedSession, now: Date) => {
  const tokens = issueTokens(keys, user, { shown, now });
  return { ...tokens, mfaRequired: false as const, user, termsToAccept };
};
