import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { asCompanyToken } from "@emdia/contract/identity/company-token.ts";
import { linkTo } from "../../../platform/mail/link-to.ts";
import type { Template } from "../../../platform/mail/template.ts";
import { deriveSecret } from "../../../platform/secrets/derived-secret.ts";
import { writeCode } from "../../../platform/secrets/link-code.ts";
import { companyInvitationToMail } from "../store/company-invitations.ts";
import { companyInviteMail } from "./company-invite-mail.ts";

export const secretOfCompanyInvitation = (installationSecret: string, id: number): string =>
  deriveSecret(installationSecret, { purpose: "company invitation", ownerId: 0, rowId: id, issue: 0 });

/** The invitation of a company that asked to register. */
export const companyInviteTemplate: Template = {
  name: "companies.invitation",
  category: "invitation",
  excess: "drop",
  render: async ({ publicly, clock }, { secret, publicUrl }, { rowId, language }) => {
    const id = Number(rowId);
    const invited = await publicly((tx) => companyInvitationToMail(tx, id, clock.now()));
    if (!invited) return undefined;
    const { email, cnpj, ...names } = invited;
    const token = asCompanyToken(writeCode(id, secretOfCompanyInvitation(secret, id)));
    const url = linkTo(publicUrl, "/confirmar-convite", { token });
    return { channel: "email", to: email, ...companyInviteMail({ language, ...names, cnpj: maskCnpj(cnpj), url }) };
  },
};
