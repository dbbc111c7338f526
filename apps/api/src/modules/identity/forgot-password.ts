import type { Handler } from "../../platform/http/handler.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { sendAskedLink, ways } from "./send-way-back.ts";
import { accountForSignIn } from "./store/accounts.ts";

type Forgot = Handler<"POST /authentication/password/forgot">;

/** The answer is the same for everybody, so that nobody learns who has an account; it stays open while sign-ins are blocked. */
export const forgotPassword =
  (keys: IdentityKeys): Forgot =>
  async (scope, { body }) => {
    const account = await scope.despiteRefusal(null, (tx) => accountForSignIn(tx, body.email));
    if (account && !account.disabled) await sendAskedLink(scope, ways.resetPassword, { keys, accountId: account.id });
    return null;
  };

export const sendEmailVerification =
  (keys: IdentityKeys): Handler<"POST /authentication/send-email-verification"> =>
  async (scope, { body }) => {
    const account = await scope.despiteRefusal(null, (tx) => accountForSignIn(tx, body.email));
    if (account && !account.disabled && !(account.email_verified && account.account_verified))
      await sendAskedLink(scope, ways.verifyEmail, { keys, accountId: account.id });
    return null;
  };
