import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { rememberOnItsOwn } from "../../platform/history/history.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { companyRegistered } from "../companies/index.ts";
import { beginLinking } from "./begin-linking.ts";
import { aboutProject } from "./steps/step-change.ts";
import { countProviders, lockProject } from "./store/projects.ts";
import { type Awaiting, projectsAwaiting, takeUpInvitation } from "./store/supplier-invitations.ts";
import { companiesCalled, linkSuppliers } from "./store/suppliers.ts";

type At = { readonly now: Date; readonly today: string };

/** The invited supplier joins the project. Done twice it is done once: the invitation is taken up by the first. */
const join = async (tx: Tx, awaiting: Awaiting, { now, today }: At): Promise<void> => {
  const project = await lockProject(tx, awaiting);
  const invitation = project && (await takeUpInvitation(tx, awaiting, awaiting.supplierInvitationId));
  if (!invitation) return;
  const { companyId } = awaiting;
  const [company] = await companiesCalled(tx, [companyId]);
  await linkSuppliers(tx, project, { chosen: [{ companyId, plans: invitation.plans }], from: today });
  await countProviders(tx, project);
  const subject = { kind: "company", id: companyId, name: company?.name ?? null };
  await rememberOnItsOwn(tx, now, [{ ...aboutProject(project), providerId: companyId, subject, action: "project.supplier_registered" }]);
  await beginLinking(tx, project, now);
};

/** A company has registered: it joins every project that had invited its responsible address. */
export const linkRegisteredSupplier = defineJob(companyRegistered, async ({ publicly, inScopeOf, clock }, { invitationId }) => {
  const now = clock.now();
  const at = { now, today: dayInSaoPaulo(now) };
  for (const awaiting of await publicly((tx) => projectsAwaiting(tx, invitationId)))
    await inScopeOf(awaiting.contractorId, (tx) => join(tx, awaiting, at));
});
