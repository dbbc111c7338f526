import type { PublicScope } from "../../platform/access/scope.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { type IdentityKeys, issueTokens, sessionEnd } from "./issue-tokens.ts";
import { presentAccount } from "./present-account.ts";
import { firstSecret, hashOf, type ShownToken } from "./refresh-token.ts";
import { insertSession } from "./store/sessions.ts";
import { termsToAccept } from "./store/terms.ts";

/** Who comes in, and whether they proved it twice. */
export type Entering = { readonly accountId: number; readonly secondFactorAt: Date | null };
type Begun = {
  readonly shown: ShownToken;
  readonly user: Awaited<ReturnType<typeof presentAccount>>;
  readonly termsToAccept: number | null;
};

export const beginSession = async (tx: Tx, { now, caller }: PublicScope, { accountId, secondFactorAt }: Entering): Promise<Begun> => {
  const { address, userAgent } = caller;
  const secret = firstSecret();
  const kept = { accountId, refreshHash: hashOf(secret), now, expiresAt: sessionEnd(now), address, userAgent, secondFactorAt };
  const sessionId = await insertSession(tx, kept);
  const shown = { accountId, sessionId, secret };
  return { shown, user: await presentAccount(tx, accountId), termsToAccept: await termsToAccept(tx, accountId, now) };
};

/** The first pair of tokens leaves when the session is kept for good. */
export const answerSession = async (keys: IdentityKeys, { shown, user, termsToAccept }: Begun, now: Date) => {
  const tokens = await issueTokens(keys, user, { shown, now });
  return { ...tokens, mfaRequired: false as const, user, termsToAccept };
};
