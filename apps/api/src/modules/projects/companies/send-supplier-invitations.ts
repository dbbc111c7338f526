import type { Scope } from "../../../platform/access/scope.ts";
import { queueMessage } from "../../../platform/mail/queue-message.ts";
import type { StoredProject } from "../store/projects.ts";
import { languageOf, sendWaiting } from "../store/supplier-invitations.ts";
import { supplierInvitationTemplate } from "./supplier-invitation-template.ts";

/** Sends the waiting invitation e-mails. The company registers with the invited address. */
export const sendSupplierInvitations = async ({ tx, now }: Scope, project: StoredProject): Promise<void> => {
  for (const { id, email } of await sendWaiting(tx, project, now)) {
    const language = await languageOf(tx, email);
    await queueMessage(tx, supplierInvitationTemplate, { ownerId: project.contractorId, rowId: String(id), issue: 0, language });
  }
};
