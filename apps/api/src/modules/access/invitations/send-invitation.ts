import { INVITATION_LIFE_DAYS } from "@emdia/contract/limits.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { linkTo } from "../../../platform/mail/link-to.ts";
import { sendMail } from "../../../platform/mail/message.ts";
import { hashOf, newSecret, writeCode } from "../../../platform/secrets/link-code.ts";
import { invitationMail } from "../mails/invitation-mail.ts";
import { companyNameOf, languageFor } from "../store/invitation-changes.ts";
import { invitedProjects } from "../store/project-invitations.ts";

/** Links use the configured public URL, never a host from the request. */
export type LinkKeys = { readonly publicUrl: string };
const LIFE_MS = INVITATION_LIFE_DAYS * 86_400_000;

/** Creates the secret of one e-mail with its stored hash and expiry. */
export const freshSecret = ({ now }: Scope) => {
  const secret = newSecret();
  return { secret, secretHash: hashOf(secret), expiresAt: new Date(now.getTime() + LIFE_MS) };
};

type Invited = { readonly id: number; readonly companyId: number; readonly email: string; readonly profileName: string };

/** An invitation to a project names it and links to a separate page. */
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
