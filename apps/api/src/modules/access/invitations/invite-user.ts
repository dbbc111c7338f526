import { hasLookAlikes } from "@emdia/contract/identity/email.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { takeRowId } from "../../../platform/secrets/derived-secret.ts";
import { rememberAccess } from "../access-history.ts";
import { requireManageableCompany } from "../company-for.ts";
import { mayGiveProfile } from "../profile-to-give.ts";
import { stateOf } from "../rules/invitation-state.ts";
import type { ProfileToGive } from "../store/given-profile.ts";
import { cancelInvitationRow, insertInvitation } from "../store/invitation-changes.ts";
import { lockInvitation, readInvitation } from "../store/invitations.ts";
import { isPersonOf } from "../store/people.ts";
import { presentInvitation, standing } from "./present-invitation.ts";
import { type LinkKeys, mailInvitation, sendingOf } from "./send-invitation.ts";

/** Cancels an expired invitation, so that a new one can be sent to the same address. */
const cancelExpired = async (scope: Scope, companyId: number, email: string): Promise<void> => {
  const former = await lockInvitation(scope, [companyId], { companyId, email });
  if (former && stateOf(standing(scope, former)) === "expired") await cancelInvitationRow(scope, former);
};

type Input = { readonly companyId: number; readonly email: string; readonly profile: ProfileToGive };
type Result = Outcome<number, "invitation.already_sent" | "invitation.company_limit" | "invitation.recipient_limit">;

const makeInvitation = async (scope: Scope, keys: LinkKeys, { companyId, email, profile }: Input): Promise<Result> => {
  await cancelExpired(scope, companyId, email);
  const mail = { companyId, id: await takeRowId(scope.tx, "invitation"), issue: 0 };
  const sending = sendingOf(scope, keys, mail);
  const made = await insertInvitation(scope, { id: mail.id, companyId, kind: "company", email, profileId: profile.id, ...sending });
  if (!made) return refuse("invitation.already_sent");
  return (await mailInvitation(scope, { ...mail, email })) ?? accept(made.id);
};

export const inviteUser =
  (keys: LinkKeys): Handler<"POST /companies/account"> =>
  async (scope, { body: { email, companyId, profileId } }) => {
    const company = requireManageableCompany(scope, "add_invite", companyId);
    if (!company.ok) return company;
    if (hasLookAlikes(email)) return refuse("invitation.email_look_alike");
    const given = await mayGiveProfile(scope, companyId, profileId);
    if (!given.ok) return given;
    if (await isPersonOf(scope, companyId, email)) return refuse("invitation.already_user");

    const made = await makeInvitation(scope, keys, { companyId, email, profile: given.value });
    if (!made.ok) return made;
    await rememberAccess(scope, companyId, {
      subject: { kind: "invitation", id: made.value, name: email },
      action: "invitation.sent",
      change: { field: "profile", from: null, to: given.value.name },
    });
    const invite = presentInvitation(scope, await readInvitation(scope, companyId, made.value));
    return { message: `Convite enviado para ${email}.`, invite };
  };
