// Links invited suppliers that have registered to a project.
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { recordSystemHistory } from "../../../platform/history/history.ts";
import { countProviders, type StoredProject } from "../store/projects.ts";
import { type Joining, registeredMeanwhile, takeUpInvitation } from "../store/supplier-invitations.ts";
import { companiesCalled, linkSuppliers } from "../store/suppliers.ts";
import { aboutProject } from "../wizard/steps/step-change.ts";

/** Time of the change, and the first day of the link. */
export type LinkDates = { readonly now: Date; readonly from: IsoDay };
type Input = { readonly joining: Joining; readonly at: LinkDates };

/** Links an invited supplier; returns false if the invitation was already consumed. The linking job creates its pendencies. */
export const linkInvitedSupplier = async (tx: Tx, project: StoredProject, { joining, at }: Input): Promise<boolean> => {
  const { companyId, supplierInvitationId } = joining;
  const invitation = await takeUpInvitation(tx, project, supplierInvitationId);
  if (!invitation) return false;
  const [company] = await companiesCalled(tx, [companyId]);
  await linkSuppliers(tx, project, { chosen: [{ companyId, plans: invitation.plans }], from: at.from });
  await countProviders(tx, project);
  const subject = { kind: "company", id: companyId, name: company?.name ?? null };
  await recordSystemHistory(tx, at.now, [
    { ...aboutProject(project), providerId: companyId, subject, action: "project.supplier_registered" },
  ]);
  return true;
};

/** Links invitees that have registered already, so that they get no invitation e-mail. */
export const linkRegisteredInvitees = async (tx: Tx, project: StoredProject, at: LinkDates): Promise<void> => {
  for (const joining of await registeredMeanwhile(tx, project)) await linkInvitedSupplier(tx, project, { joining, at });
};
