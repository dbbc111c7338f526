import type { Account, Tokens } from "@emdia/contract/identity/routes.ts";
import type { SessionTokens } from "../../platform/http/session-token.ts";
import { type ShownToken, writeToken } from "./refresh-token.ts";

/** Keys of the installation, and the public URL for links. */
export type IdentityKeys = { readonly tokens: SessionTokens; readonly secret: string; readonly publicUrl: string };
export const SESSION_DAYS = 30;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * 86_400_000);

type AccountClaims = Pick<Account, "displayName" | "email" | "phone" | "emailVerified" | "accountVerified">;
export const issueTokens = ({ tokens }: IdentityKeys, account: AccountClaims, { shown, now }: { shown: ShownToken; now: Date }): Tokens => {
  const claims = {
    accountVerified: account.accountVerified,
    auth_time: Math.floor(now.getTime() / 1000),
    email: account.email,
    email_verified: account.emailVerified,
    user_id: String(shown.accountId),
    name: account.displayName,
    phone_number: account.phone,
  };
  const { token, exp } = tokens.issue({ accountId: shown.accountId, sessionId: shown.sessionId }, claims, now);
  return { token, accessToken: token, refreshToken: writeToken(shown), exp };
};
