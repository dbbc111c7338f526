import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type Assignable, isEligible } from "./rules/eligible-assignee.ts";
import { assignablesOf } from "./store.ts";

type Input = { readonly contractorId: number; readonly projectId: number | "all"; readonly account: number | null };
type Result = Outcome<Assignable | null, "pendency.assignee_not_eligible">;

/** Finds the accounts of requests; null removes an assignment. Loads the users of a contractor once for several requests. */
export const assigneeFinder = ({ tx }: Scope): ((input: Input) => Promise<Result>) => {
  const known = new Map<number, readonly Assignable[]>();
  const usersOf = async (contractorId: number) => {
    const users = known.get(contractorId) ?? (await assignablesOf(tx, [contractorId]));
    known.set(contractorId, users);
    return users;
  };
  return async ({ contractorId, projectId, account }) => {
    if (account === null) return accept(null);
    const user = (await usersOf(contractorId)).find(({ id }) => id === account);
    return user && isEligible(user, projectId) ? accept(user) : refuse("pendency.assignee_not_eligible");
  };
};

export const findAssignee = (scope: Scope, input: Input): Promise<Result> => assigneeFinder(scope)(input);
