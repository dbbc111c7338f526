import type { SignInAnswer } from "@emdia/contract/identity/routes.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import { answerSession, beginSession } from "./begin-session.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { openStep } from "./second-factor/open-step.ts";
import type { NotedFailures } from "./store/sign-in-attempts.ts";

/** The account, and the counted failures to forget. */
type Concluding = { readonly accountId: number; readonly innocent?: NotedFailures };

/**
 * Last step of every sign-in: creates a session, or requires the second factor. The next session refresh enforces a demand that a
 * concurrent request makes.
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
