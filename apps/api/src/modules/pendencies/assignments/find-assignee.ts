import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type Assignable, isEligible } from "./rules/eligible-assignee.ts";
import { assignablesOf } from "./store.ts";

type Input = { readonly contractorId: number; readonly projectId: number | "all"; readonly account: number | null };

/** The account of a request; null removes an assignment. */
export const findAssignee = async (
  { tx }: Scope,
  { contractorId, projectId, account }: Input,
): Promise<Outcome<Assignable | null, "pendency.assignee_not_eligible">> => {
  if (account === null) return accept(null);
  const found = (await assignablesOf(tx, [contractorId])).find(({ id }) => id === account);
  return found && isEligible(found, projectId) ? accept(found) : refuse("pendency.assignee_not_eligible");
};
