import { linkTo } from "../../../platform/mail/link-to.ts";
import type { Template } from "../../../platform/mail/template.ts";
import { supplierInvitationToMail } from "../store/supplier-invitations.ts";
import { supplierInvitationMail } from "./supplier-invitation-mail.ts";

/** The invitation of an unregistered supplier. A project may invite hundreds, so what exceeds the limit leaves on the next day. */
export const supplierInvitationTemplate: Template = {
  name: "projects.supplier-invitation",
  category: "invitation",
  excess: "postpone",
  render: async ({ inScopeOf }, { publicUrl }, { ownerId: contractorId, rowId, language }) => {
    const found = await inScopeOf(contractorId, (tx) => supplierInvitationToMail(tx, { contractorId, id: Number(rowId) }));
    if (!found) return undefined;
    const { email, cnpj, contractor, project } = found;
    const url = linkTo(publicUrl, "/convite/criar", { email, ...(cnpj !== null && { cnpj }) });
    return { channel: "email", to: email, companyId: contractorId, ...supplierInvitationMail({ language, contractor, project, url }) };
  },
};
