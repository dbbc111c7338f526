import { DEFAULT_LOCALE } from "@emdia/contract/limits.ts";
import { isRefusal, refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { concludeSignIn } from "../conclude-sign-in.ts";
import type { IdentityKeys } from "../issue-tokens.ts";
import { hashPassword, withHashCapacity } from "../password-check.ts";
import { decideInvite, decideLostRace, decideTakenUp } from "../rules/invite.ts";
import { decideNewPassword } from "../rules/new-password.ts";
import { openAccount } from "../store/accounts.ts";
import { keepAcceptance, termsInForce } from "../store/terms.ts";
import { inviteByToken } from "./shown-invite.ts";
import { takeUpInvite } from "./take-up-invite.ts";

type SignUp = Handler<"POST /authentication/signup">;
type Input = Parameters<SignUp>[1]["body"];

/** Creates the account of an invited user, accepts the invitation, stores the accepted terms and starts a session in one transaction. */
export const signUp =
  (keys: IdentityKeys): SignUp =>
  (scope, { body }) =>
    withHashCapacity(async () => {
      const refused = await checkSignUp(scope, body);
      if (refused) return refused;
      // Hashing is slow on purpose, so it runs before the first query opens the transaction.
      const hash = await hashPassword(body.password);
      const accountId = await join(scope, body, hash);
      return isRefusal(accountId) ? accountId : concludeSignIn(inOneTransaction(scope), keys, { accountId });
    });

/** The session must be created in this transaction, because no other transaction sees the new account yet. */
const inOneTransaction = (scope: PublicScope): PublicScope => ({
  ...scope,
  inIndependentTransaction: (_accountId, work) => work(scope.tx),
  inOneStatement: (work) => work(scope.tx),
});

/** Checks everything that can be refused before the first write. */
const checkSignUp = ({ inIndependentTransaction, now }: PublicScope, { token, email, password, termId }: Input) =>
  inIndependentTransaction(null, async (tx) => {
    const found = await inviteByToken(tx, { token, now });
    const decision = decideInvite(found?.status);
    if (decision !== "open") return refuse(decision);
    if (found?.invite.email !== email) return refuse("sign_up.email_differs");
    if (found.invite.firebaseAccount) return refuse("sign_up.email_in_use");
    if (decideNewPassword({ password, confirmPassword: password }) !== "accept") return refuse("password.weak");
    return (await termsInForce(tx, termId, now)) ? undefined : refuse("terms.outdated");
  });

const join = async ({ tx, now, caller }: PublicScope, input: Input, hash: string) => {
  const { token, email, fullName: name, phone, termId, language = DEFAULT_LOCALE } = input;
  const { address, userAgent } = caller;
  const accountId = await openAccount(tx, { email, name, phone, hash, language, now });
  if (accountId === null) return refuse(decideLostRace((await inviteByToken(tx, { token, now }))?.status));
  const decision = decideTakenUp(await takeUpInvite(tx, { token, accountId, now, address }));
  if (decision !== "accepted") return refuse(decision);
  const terms = await termsInForce(tx, termId, now);
  if (!terms) return refuse("terms.outdated");
  await keepAcceptance(tx, terms, { accountId, name, email, now, address, userAgent });
  return accountId;
};
