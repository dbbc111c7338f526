import type { SignInAnswer } from "@emdia/contract/identity/routes.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import { answerSession, beginSession } from "./begin-session.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { openStep } from "./second-factor/open-step.ts";
import type { NotedAttempt } from "./store/sign-in-attempts.ts";

/** Whose way in it was, and the attempt that was counted on it. */
type Concluding = { readonly accountId: number; readonly innocent?: NotedAttempt };

/**
 * The end of every way in, whatever was proved on it: a session, or the question for a second factor. Whoever comes in while a
 * demand is just being made is asked when their session is refreshed.
 */
export const concludeSignIn = async (
  scope: PublicScope,
  keys: IdentityKeys,
  { accountId, innocent }: Concluding,
): Promise<SignInAnswer> => {
  const entering = { accountId, secondFactorAt: null, innocent };
  const begun = await scope.inOneStatement((tx) => beginSession(tx, scope, entering));
  return begun
    ? answerSession(keys, begun, scope.now)
    : scope.inIndependentTransaction(accountId, (tx) => openStep(tx, accountId, scope.now));
};
