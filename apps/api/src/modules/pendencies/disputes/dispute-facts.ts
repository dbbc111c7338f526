import type { Scope } from "../../../platform/access/scope.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { deadlineTerms } from "../store/deadlines.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { isRejected } from "./rules/disputable.ts";
import { currentRejection, disputesOf } from "./store.ts";

/** The disputes of a pendency, its current rejection and the holidays of its contractor. */
export const disputeFacts = async ({ tx, today }: Pick<Scope, "tx" | "today">, pendency: StoredPendency) => {
  const disputes = await disputesOf(tx, pendency);
  const rejection = isRejected(pendency) ? await currentRejection(tx, pendency) : undefined;
  return {
    today,
    local: new Set((await deadlineTerms(tx, pendency.id)).holidays),
    disputes,
    rejection,
    rejectedOn: rejection ? dayInSaoPaulo(rejection.at) : null,
    isDisputed: disputes.some(({ rejectedAt }) => rejectedAt.getTime() === rejection?.at.getTime()),
  };
};
