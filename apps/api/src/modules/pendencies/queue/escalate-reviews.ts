// Job that escalates the reviews of one contractor that are past their deadline.
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { reviewedStatuses } from "../rules/review-queue.ts";
import { escalateReviews } from "../store/escalations.ts";
import { CHANGED_ROWS } from "../store/in-batches.ts";

const escalations = jobKind("pendencies.escalate-reviews", z.object({ contractorId: Id }));

/** Each batch is a transaction that marks its reviews as escalated, so a repeated run continues and repeats none. */
export const escalateReviewsJob = defineJob(escalations, async ({ inScopeOf, clock }, { contractorId }) => {
  const now = clock.now();
  const batch = { contractorId, statuses: reviewedStatuses, today: dayInSaoPaulo(now), now, atMost: CHANGED_ROWS };
  while ((await inScopeOf(contractorId, (tx) => escalateReviews(tx, batch))) === CHANGED_ROWS);
});
