import type { SignInAnswer } from "@emdia/contract/identity/routes.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { answerSession, beginSession } from "./begin-session.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { openStep } from "./second-factor/open-step.ts";

/** Whose way in it was, and what is settled in the same transaction. */
type Concluding = { readonly accountId: number; readonly before?: (tx: Tx) => Promise<unknown> };

/**
 * The end of every way in, whatever was proved on it: a session, or the question for a second factor. Whoever comes in while a
 * demand is just being made is asked when their session is refreshed.
 */
export const concludeSignIn = async (
  scope: PublicScope,
  keys: IdentityKeys,
  { accountId, before = async () => undefined }: Concluding,
): Promise<SignInAnswer> => {
  const ending = await scope.despiteRefusal(accountId, async (tx) => {
    await before(tx);
    return (await beginSession(tx, scope, { accountId, secondFactorAt: null })) ?? openStep(tx, accountId, scope.now);
  });
  return "shown" in ending ? answerSession(keys, ending, scope.now) : ending;
};
