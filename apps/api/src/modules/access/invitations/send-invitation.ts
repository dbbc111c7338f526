import { INVITATION_LIFE_DAYS } from "@emdia/contract/limits.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { linkTo } from "../../../platform/mail/link-to.ts";
import { sendMail } from "../../../platform/mail/message.ts";
import { hashOf, newSecret, writeCode } from "../../../platform/secrets/link-code.ts";
import { invitationMail } from "../mails/invitation-mail.ts";
import { companyNameOf, languageFor } from "../store/invitation-changes.ts";
import { invitedProjects } from "../store/project-invitations.ts";

/** Links in e-mails begin with the address of the product as it was configured, never with one that a request brings along. */
export type LinkKeys = { readonly publicUrl: string };
const LIFE_MS = INVITATION_LIFE_DAYS * 86_400_000;

/** The secret of one e-mail, with what is kept of it. */
export const freshSecret = ({ now }: Scope) => {
  const secret = newSecret();
  return { secret, secretHash: hashOf(secret), expiresAt: new Date(now.getTime() + LIFE_MS) };
};

type Invited = { readonly id: number; readonly companyId: number; readonly email: string; readonly profileName: string };

/** Whoever is invited to a project and to no other reads its name, and comes in by a door of its own. */
export const mailInvitation = async (
  scope: Scope,
  { publicUrl }: LinkKeys,
  invited: Invited & { readonly secret: string },
): Promise<void> => {
  const { id, companyId, email, profileName, secret } = invited;
  const language = await languageFor(scope, email);
  const [project] = await invitedProjects(scope, { companyId, id });
  const names = { inviter: scope.account.name, company: await companyNameOf(scope, companyId), profile: profileName };
  const url = linkTo(publicUrl, project ? "/confirmar-convite-projeto" : "/confirmar-convite", { token: writeCode(id, secret) });
  await sendMail(scope.tx, {
    to: email,
    ...invitationMail({ language, names: { ...names, ...(project && { project: project.name }) }, url }),
  });
};
