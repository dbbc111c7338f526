import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { companyRegistered } from "../../companies/index.ts";
import { lockProject } from "../store/projects.ts";
import { type Awaiting, projectsAwaiting } from "../store/supplier-invitations.ts";
import { enqueueLinking } from "./enqueue-linking.ts";
import { type LinkDates, linkInvitedSupplier } from "./take-in-invited.ts";

/** Links the invited supplier. Idempotent, because the first run consumes the invitation. */
const join = async (tx: Tx, awaiting: Awaiting, at: LinkDates): Promise<void> => {
  const project = await lockProject(tx, awaiting);
  if (project && (await linkInvitedSupplier(tx, project, { joining: awaiting, at }))) await enqueueLinking(tx, project, at.now);
};

/** Links a newly registered company to every project that invited the address of its responsible user. */
export const linkRegisteredSupplier = defineJob(companyRegistered, async ({ publicly, inScopeOf, clock }, { invitationId }) => {
  const now = clock.now();
  const at = { now, from: dayInSaoPaulo(now) };
  for (const awaiting of await publicly((tx) => projectsAwaiting(tx, invitationId)))
    await inScopeOf(awaiting.contractorId, (tx) => join(tx, awaiting, at));
});
