// Second-factor step of a sign-in.
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { readLink } from "../account-links/account-link.ts";
import { lockAccount, type ProvedAccount } from "../store/account-proofs.ts";
import { type LivingLink, lockLivingLink } from "../store/links.ts";

export type StepInput = { readonly stepToken: string; readonly email: string };
export type Step = { readonly link: LivingLink; readonly account: ProvedAccount };

/**
 * Runs `work` in a sign-in step under the account lock. The step proves the password, and the lock keeps concurrent calls from sharing one
 * attempt. The counters commit independently of the response.
 */
export const inStep = async <T>(
  { inIndependentTransaction, now }: PublicScope,
  { stepToken, email }: StepInput,
  work: (tx: Tx, step: Step) => Promise<T>,
): Promise<T | Refusal<"second_factor.step_ended">> => {
  const shown = readLink(stepToken);
  if (!shown) return refuse("second_factor.step_ended");
  return inIndependentTransaction(shown.accountId, async (tx) => {
    const account = await lockAccount(tx, shown.accountId);
    const link = await lockLivingLink(tx, shown, now);
    const isTheirs = link?.purpose === "second_factor" && account?.email === email && account.disabled_at === null;
    return isTheirs ? work(tx, { link, account }) : refuse("second_factor.step_ended");
  });
};
