import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { companyRegistered } from "../../companies/index.ts";
import { lockProject } from "../store/projects.ts";
import { type Awaiting, projectsAwaiting } from "../store/supplier-invitations.ts";
import { enqueueLinking } from "./enqueue-linking.ts";
import { type LinkDates, linkInvitedSupplier } from "./take-in-invited.ts";

/** The invited supplier joins the project. Done twice it is done once: the invitation is taken up by the first. */
const join = async (tx: Tx, awaiting: Awaiting, at: LinkDates): Promise<void> => {
  const project = await lockProject(tx, awaiting);
  if (project && (await linkInvitedSupplier(tx, project, { joining: awaiting, at }))) await enqueueLinking(tx, project, at.now);
};

/** A company has registered: it joins every project that had invited its responsible address. */
export const linkRegisteredSupplier = defineJob(companyRegistered, async ({ publicly, inScopeOf, clock }, { invitationId }) => {
  const now = clock.now();
  const at = { now, from: dayInSaoPaulo(now) };
  for (const awaiting of await publicly((tx) => projectsAwaiting(tx, invitationId)))
    await inScopeOf(awaiting.contractorId, (tx) => join(tx, awaiting, at));
});
