import { irregularStatuses } from "./irregular.ts";
import { conformityIn, type StatusCounter, sumOfFilter } from "./sum-of-filter.ts";
import { stoppedStatus } from "./turn-to-answer.ts";

/** Settled and irregular documents of counters. `providerQuestions` is the number of open questions that the supplier has to answer. */
export const irregularAmounts = (counters: readonly StatusCounter[], providerQuestions: number) => {
  const irregular = sumOfFilter(counters, { status: [...irregularStatuses.all] });
  const owed = irregularStatuses.provider.filter((status) => status !== stoppedStatus);
  const providerTurn = sumOfFilter(counters, { status: owed }) + providerQuestions;
  return { ...conformityIn(counters), irregular, providerTurn, contractorTurn: irregular - providerTurn };
};
