import { linkTo } from "../../../platform/mail/link-to.ts";
import type { Template } from "../../../platform/mail/template.ts";
import { deriveSecret } from "../../../platform/secrets/derived-secret.ts";
import { writeCode } from "../../../platform/secrets/link-code.ts";
import { invitationMail } from "../mails/invitation-mail.ts";
import { companyNameOf } from "../store/invitation-changes.ts";
import { readInvitationToMail } from "../store/invitations.ts";
import { invitedProjects } from "../store/project-invitations.ts";

type Mailed = { readonly companyId: number; readonly id: number; readonly issue: number };
export const secretOfInvitation = (installationSecret: string, { companyId, id, issue }: Mailed): string =>
  deriveSecret(installationSecret, { purpose: "invitation", ownerId: companyId, rowId: id, issue });

/** An invitation of a person. One to a project names it and links to a separate page. */
export const invitationTemplate: Template = {
  name: "access.invitation",
  category: "invitation",
  excess: "drop",
  render: ({ inScopeOf, clock }, { secret, publicUrl }, { ownerId: companyId, rowId, issue, language }) =>
    inScopeOf(companyId, async (tx) => {
      const id = Number(rowId);
      const invitation = await readInvitationToMail(tx, { companyId, id, issue, now: clock.now() });
      if (!invitation) return undefined;
      const { email, invitedBy, profileName } = invitation;
      const [project] = await invitedProjects({ tx }, { companyId, id });
      const company = await companyNameOf({ tx }, companyId);
      const names = { inviter: invitedBy ?? company, company, profile: profileName ?? "" };
      const token = writeCode(id, secretOfInvitation(secret, { companyId, id, issue }));
      const url = linkTo(publicUrl, project ? "/confirmar-convite-projeto" : "/confirmar-convite", { token });
      const mail = invitationMail({ language, names: { ...names, ...(project && { project: project.name }) }, url });
      return { channel: "email", to: email, companyId, ...mail };
    }),
};
