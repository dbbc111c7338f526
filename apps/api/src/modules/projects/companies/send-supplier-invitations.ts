import type { Scope } from "../../../platform/access/scope.ts";
import { linkTo } from "../../../platform/mail/link-to.ts";
import { sendMail } from "../../../platform/mail/message.ts";
import type { StoredProject } from "../store/projects.ts";
import { languageOf, sendWaiting } from "../store/supplier-invitations.ts";
import { supplierInvitationMail } from "./supplier-invitation-mail.ts";

/** Base URL of links in e-mails. */
export type Links = { readonly publicUrl: string };

/** Sends the waiting invitation e-mails. The company registers with the invited address. */
export const sendSupplierInvitations = async ({ tx, now }: Scope, { publicUrl }: Links, project: StoredProject): Promise<void> => {
  const { companyName: contractor, name } = project;
  for (const { email, cnpj } of await sendWaiting(tx, project, now)) {
    const url = linkTo(publicUrl, "/convite/criar", { email, ...(cnpj !== null && { cnpj }) });
    const language = await languageOf(tx, email);
    await sendMail(tx, { to: email, ...supplierInvitationMail({ language, contractor, project: name, url }) });
  }
};
