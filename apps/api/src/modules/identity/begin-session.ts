import type { PublicScope } from "../../platform/access/scope.ts";
import { type IdentityKeys, issueTokens, sessionEnd } from "./issue-tokens.ts";
import { presentAccount } from "./present-account.ts";
import { firstSecret, hashOf } from "./refresh-token.ts";
import { noteAccess } from "./store/accounts.ts";
import { insertSession } from "./store/sessions.ts";

/** The end of every way in: a session, and its first pair of tokens. */
export const beginSession = async ({ despiteRefusal, now, caller }: PublicScope, keys: IdentityKeys, accountId: number) => {
  const secret = firstSecret();
  const { sessionId, user } = await despiteRefusal(accountId, async (tx) => {
    const { address, userAgent } = caller;
    await noteAccess(tx, accountId, now);
    const session = { accountId, refreshHash: hashOf(secret), now, expiresAt: sessionEnd(now), address, userAgent };
    return { sessionId: await insertSession(tx, session), user: await presentAccount(tx, accountId) };
  });
  const tokens = await issueTokens(keys, user, { shown: { accountId, sessionId, secret }, now });
  return { ...tokens, mfaRequired: false as const, user };
};
