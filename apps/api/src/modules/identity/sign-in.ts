import { refuse } from "../../kernel/outcome.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { type IdentityKeys, issueTokens, sessionEnd } from "./issue-tokens.ts";
import { passwordFits } from "./password-check.ts";
import { presentAccount } from "./present-account.ts";
import { firstSecret, hashOf } from "./refresh-token.ts";
import { decideSignIn } from "./rules/sign-in.ts";
import { accountForSignIn, noteAccess } from "./store/accounts.ts";
import { insertSession } from "./store/sessions.ts";

/** Signs in with e-mail and password. No transaction is open while the password is compared, which takes its time on purpose. */
export const signIn =
  (keys: IdentityKeys): Handler<"POST /authentication/signin"> =>
  async (scope, { body }) => {
    const account = await scope.despiteRefusal(null, (tx) => accountForSignIn(tx, body.email));
    const decision = decideSignIn({
      passwordFits: await passwordFits(account?.password_hash, body.password),
      disabled: account?.disabled ?? false,
      emailVerified: account?.email_verified ?? false,
      accountVerified: account?.account_verified ?? false,
    });
    if (decision !== "go_home") return refuse(decision);
    return account ? beginSession(scope, keys, account.id) : refuse("sign_in.wrong_credentials");
  };

const beginSession = async ({ despiteRefusal, now, caller }: PublicScope, keys: IdentityKeys, accountId: number) => {
  const secret = firstSecret();
  const { sessionId, user } = await despiteRefusal(accountId, async (tx) => {
    const { address, userAgent } = caller;
    await noteAccess(tx, accountId, now);
    const sessionId = await insertSession(tx, {
      accountId,
      refreshHash: hashOf(secret),
      now,
      expiresAt: sessionEnd(now),
      address,
      userAgent,
    });
    return { sessionId, user: await presentAccount(tx, accountId) };
  });
  const tokens = await issueTokens(keys, user, { shown: { accountId, sessionId, secret }, now });
  return { ...tokens, mfaRequired: false as const, user };
};
